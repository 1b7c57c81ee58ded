/** Parses the text of the code field: a code, a link, or a table's name. */
export type Invitation = { kind: "table"; table: string } | { kind: "code"; code: string };

const TABLE = /^[A-Za-z0-9_-]{12}$/;
const CODE = /^[A-Za-z]{4,5}-?[A-Za-z]{4,5}-?[0-9]{4}$/;
const SHORT_CODE = /^[A-Za-z]{4,5}-?[0-9]{2}$/;

export function readInvitation(text: string): Invitation | null {
  const wish = text.trim();
  const linked = /\/(t|join|replay)\/([^/?#\s]+)/.exec(wish);
  if (linked) return linked[1] === "join" ? readName(linked[2]!) : { kind: "table", table: linked[2]! };
  return readName(wish.replace(/[\s–—]+/g, "-"));
}

function readName(name: string): Invitation | null {
  if (CODE.test(name) || SHORT_CODE.test(name)) return { kind: "code", code: name.toUpperCase() };
  return TABLE.test(name) ? { kind: "table", table: name } : null;
}
