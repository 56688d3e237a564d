/** `1234` -> `1.2`: kB of 1000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
/** Whole milliseconds. */
export const milliseconds = (time: number): string => String(Math.round(time));
/** A difference in whole milliseconds with its sign. */
export const signed = (time: number): string => `${time >= 0 ? '+' : ''}${Math.round(time)}`;
