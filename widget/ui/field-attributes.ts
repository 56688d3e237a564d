import type { InputHTMLAttributes } from 'react';
import type { FieldName } from '../core/card-state.ts';

type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

/** An e-mail field needs no more: browsers neither capitalise nor spell-check it, and phones show its keyboard. */
const email: FieldAttributes = { type: 'email' };

/**
 * How each field is written. `autocomplete` tokens: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 * No limit cuts a text short: what is too long is said, not hidden.
 */
export const fieldAttributes: Readonly<Record<FieldName, FieldAttributes>> = {
  name: { type: 'text', autoComplete: 'name' },
  company: { type: 'text', autoComplete: 'organization' },
  email: { ...email, autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  // Text, not e-mail: a phone number is as welcome here.
  identifier: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'current-password' },
  otp: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 16 },
  resetEmail: { ...email, autoComplete: 'username' },
};
