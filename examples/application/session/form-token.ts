import { createHmac, timingSafeEqual } from 'node:crypto';

/** The hidden fields of every form: the text below, and the page on which the form stands. */
export const formTokenField = 'form_token';
export const formPageField = 'page';

/** A text that only this session's pages know: it follows from a cookie no foreign page reads (`proof`). */
export const formToken = (proof: string): string => createHmac('sha256', proof).update('form').digest('base64url');

/** Returns true if `given` is this session's token. */
export function isFormToken(given: unknown, proof: string): boolean {
  const expected = Buffer.from(formToken(proof));
  const received = Buffer.from(String(given));
  return expected.length === received.length && timingSafeEqual(expected, received);
}
