/** Whether a string is a date that exists, such as 2026-01-15: JavaScript reads 2026-02-31 as a day in March. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    (new Date(`${text}T00:00:00Z`).toJSON() ?? "").startsWith(text)
  );
}
