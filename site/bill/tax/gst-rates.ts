/**
 * The rates of GST a bill can carry, in hundredths of a per cent.
 *
 * In force since 22 September 2025: goods by Notification 9/2025-Central Tax (Rate), services by 15/2025-Central Tax
 * (Rate), both of 17 September 2025. They abolish 12 and 28 per cent; 0 (exempt or nil), 0.25 (rough precious stones)
 * and 3 per cent (gold, silver) remain. Tobacco follows on dates of its own. Read on 21 November 2026: when rates
 * change, this is the file to change.
 */
export const gstRates = [0, 25, 300, 500, 1800, 4000] as const;
export type GstRate = (typeof gstRates)[number];

/** Since when these rates apply, as a page may say it. */
export const gstRatesSince = '2025-09-22';

/** `1800` -> `18`, `25` -> `0.25`: per cent as people write it. */
export const percentText = (rate: number): string => String(rate / 100);
