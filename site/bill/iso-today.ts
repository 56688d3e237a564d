/** The date on the visitor's own clock: at a shop's counter it is not the one of Greenwich until half past five. */
export function isoToday(): string {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}
