/**
 * Returns a password in NFC (RFC 8265, OpaqueString): keyboards write one letter as different characters. Its spaces and
 * its letters' case stay.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFC');
