// India has one time zone without summer time: https://www.iana.org/time-zones, Asia/Kolkata.
const utcOffset = 5.5 * 3_600_000;
const day = 24 * 3_600_000;

export const indianTimeZoneName = 'Indian time, UTC+5:30';

/** Returns the start of a day (`2026-11-22`) in India; null for a date that does not exist. */
export function getIndianDayStart(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const start = new Date(`${date}T00:00:00+05:30`);
  // JavaScript reads 30 February as 2 March.
  return Number.isNaN(start.getTime()) || formatIndianDate(start) !== date ? null : start;
}

/** Returns the start of the next day. */
export const getIndianDayEnd = (start: Date): Date => new Date(start.getTime() + day);

/** Returns the day in India: `2026-11-22`. */
export const formatIndianDate = (time: Date): string => shifted(time).slice(0, 10);

/** Formats a time in India: `2026-11-22 16:04`. */
export const formatIndianTime = (time: Date): string => shifted(time).slice(0, 16).replace('T', ' ');

/** Formats a time in India: `2026-11-22T16:04:05+05:30`. */
export const formatIndianIsoTime = (time: Date): string => `${shifted(time).slice(0, 19)}+05:30`;

const shifted = (time: Date): string => new Date(time.getTime() + utcOffset).toISOString();
