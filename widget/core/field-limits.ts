/** Longest value of each field in characters; `firestore.rules` repeats them and a test compares the two. */
export const fieldLimits = {
  name: 100,
  companyName: 120,
  /** RFC 5321: 254 characters are the longest address that can be delivered to. */
  email: 254,
  /** E.164: a plus and at most 15 digits. */
  phone: 16,
  password: 4096,
} as const;

/** The slug of a company name, a hyphen, six characters of the user id. */
export const suggestedCompanyIdLimit: number = fieldLimits.companyName + 7;
