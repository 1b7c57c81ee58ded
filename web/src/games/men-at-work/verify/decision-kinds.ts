/** The events with which decisions begin. */
export const DECISION_KINDS = ["placed", "cleared", "kept", "laid", "declined", "given_up"];
