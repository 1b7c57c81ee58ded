/** Contacts as they happen: one event is drawn, sounded and felt. */
import { sound } from "../../../sound";
import { vibrate } from "../../../vibration";
import type { Piece, SiteScene } from "../geometry/site";
import { hardest, type Contact } from "./contact";
import { markOf, panOf, soundOf, vibrationOf } from "./impact";

const MOST_SOUNDS = 4; // for one picture

/** `scene`: null where none can be drawn. `own`: what the hand of this page holds, or has just let go. */
export function showContact(
  contacts: readonly Contact[],
  scene: SiteScene | null,
  width: number,
  own: readonly Piece[],
): void {
  for (const contact of contacts) scene?.impact(markOf(contact));
  for (const contact of hardest(contacts, MOST_SOUNDS)) {
    const seen = scene?.where(contact.place);
    sound(soundOf(contact, Math.random), seen ? panOf(seen.x, width) : 0);
  }
  const felt = hardest(contacts, contacts.length).map((contact) => vibrationOf(contact, own));
  const pattern = felt.find((one) => one !== null); // a phone does one at a time
  if (pattern) vibrate(pattern);
}
