/**
 * The rates of GST a bill can carry, in hundredths of a per cent.
 *
 * In force since 22 September 2025: goods by Notification 9/2025-Central Tax (Rate), services by 15/2025-Central Tax
 * (Rate), both of 17 September 2025. They abolish 12 and 28 per cent; 0 (exempt or nil), 0.25 (rough precious stones)
 * and 3 per cent (gold, silver) remain. Tobacco and pan masala kept 28 per cent until 31 January 2026: since 1 February
 * 2026 bidis carry 18 and the others 40, so no rate of 28 is left (Notification 19/2025-Central Tax (Rate) of 31
 * December 2025, G.S.R. 946(E)). Its text was read in copies of the Gazette, not at the Gazette itself; the excise duty
 * and the valuation on the retail price that go with it are beyond a bill. Read on 23 November 2026: when rates change,
 * this is the file to change.
 */
export const gstRates = [0, 25, 300, 500, 1800, 4000] as const;
export type GstRate = (typeof gstRates)[number];

/** Since when these rates apply, as a page may say it. */
export const gstRatesSince = '2025-09-22';

/** `1800` -> `18`, `25` -> `0.25`: per cent as people write it. */
export const percentText = (rate: number): string => String(rate / 100);
