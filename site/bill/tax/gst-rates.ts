/** In hundredths of a per cent: goods by Notification 9/2025, services by 15/2025-Central Tax (Rate). Others can be typed. */
export const gstRates: readonly number[] = [0, 25, 300, 500, 1800, 4000];

/** Bricks and tiles: 12 per cent by Notification 14/2025-Central Tax (Rate), or 6 without input tax credit by 2/2022. */
export const brickRates: readonly number[] = [600, 1200];

/** Since when these rates apply: before it others did (Notification 1/2017-Central Tax (Rate)). */
export const gstRatesSince = '2025-09-22';

/** Tobacco and pan masala bore 28 per cent to this day (Notification 19/2025-Central Tax (Rate), G.S.R. 946(E)). */
export const tobacco = { rate: 2800, until: '2026-01-31' };

/** `1800` -> `18`, `25` -> `0.25`: per cent as people write it. */
export const percentText = (rate: number): string => String(rate / 100);
