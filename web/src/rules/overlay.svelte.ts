/** The rules over the table: any part of the table may open them. */
let shown = $state(false);

export const rulesOverlay = {
  get open(): boolean {
    return shown;
  },
  set open(open: boolean) {
    shown = open;
  },
};

/** A rules page that lies over a table leaves out what belongs to a page of its own. */
export const OVER_A_TABLE = Symbol("rules over a table");
