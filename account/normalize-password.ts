/**
 * Returns a password in NFC (RFC 8265, OpaqueString), because different keyboards may write the same letter with
 * different characters. Keeps spaces and the case of letters.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFC');
