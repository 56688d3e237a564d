/** The sentences that Firebase 12.19 adds to some codes; the others read `Firebase: Error (<code>).` */
const sentences: Readonly<Record<string, string>> = {
  'auth/weak-password': 'Firebase: Password should be at least 6 characters (auth/weak-password).',
  'auth/too-many-requests':
    'Firebase: Access to this account has been temporarily disabled due to many failed login attempts. (auth/too-many-requests).',
  'auth/invalid-phone-number': 'Firebase: Invalid format. (auth/invalid-phone-number).',
};

/** What the provider says with a code; null for the card's and the store's own codes, which it never raises. */
export function providerMessage(code: string): string | null {
  if (!code.startsWith('auth/')) return null;
  return sentences[code] ?? `Firebase: Error (${code}).`;
}
