/** The date on the visitor's own clock: at a shop's counter it is not the one of Greenwich until half past five. */
export function isoToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
