/** One stop for Tab in a row or grid; the arrows walk inside it. */
export function walked(key: string, at: number, count: number, columns: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
      return at % columns < columns - 1 ? Math.min(at + 1, count - 1) : at;
    case "ArrowLeft":
      return at % columns > 0 ? Math.max(at - 1, 0) : at;
    case "ArrowDown":
      return at + columns < count ? at + columns : at;
    case "ArrowUp":
      return at - columns >= 0 ? at - columns : at;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
