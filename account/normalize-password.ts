/**
 * Returns a password in NFC (RFC 8265, OpaqueString), because keyboards write the same letter as different characters.
 * Keeps spaces and the case of letters.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFC');
