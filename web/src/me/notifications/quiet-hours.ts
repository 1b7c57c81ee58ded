/** Quiet hours as a form has them: "22:00" is minute 1320. */

export const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
