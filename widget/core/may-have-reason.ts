/**
 * Parts of the codes behind which a row of find-reason.ts may stand: that table comes in a chunk of its own, for a
 * failure that has one of these. find-reason.test.ts holds the two together.
 */
const parts = [
  // What the project does not allow, or nobody has switched on.
  'allow|restrict|billing|quota|config|environ|blocking',
  // The page's address, the key and its limits.
  'domain|-key|-from|-api',
  // App Check, the human check, and a refused SMS.
  'app-c|captcha|human|:-39',
  // Google's script, the store, and what nobody foresaw.
  'google|store/p|store/u|card/une',
];
const pattern = new RegExp(parts.join('|'));

/** Whether it is worth loading what tells why: all that may be more than what a visitor can mend, or what passes. */
export const mayHaveReason = (code: string): boolean => pattern.test(code);
