import { createHmac, timingSafeEqual } from 'node:crypto';

/** The hidden fields of every form: the form token, and the page that contains the form. */
export const formTokenField = 'form_token';
export const returnPageField = 'page';

/**
 * Returns a token that only this session's pages know. It is derived from `proof`, a cookie that no other site can
 * read.
 */
export const createFormToken = (proof: string): string =>
  createHmac('sha256', proof).update('form').digest('base64url');

/** Returns true if `submitted` is this session's token. */
export function isFormToken(submitted: unknown, proof: string): boolean {
  const expected = Buffer.from(createFormToken(proof));
  const received = Buffer.from(String(submitted));
  return expected.length === received.length && timingSafeEqual(expected, received);
}
