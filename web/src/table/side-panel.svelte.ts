/** The side panel of a table: it shows one thing at a time, and what is shown outlives the table's pictures. */
export type PanelName = "history";

let open = $state<PanelName | null>(null);

export const sidePanel = {
  get open(): PanelName | null {
    return open;
  },
  toggle(name: PanelName): void {
    open = open === name ? null : name;
  },
  close(): void {
    open = null;
  },
};
