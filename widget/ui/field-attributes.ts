import type { InputHTMLAttributes } from 'react';
import type { FieldName } from '../core/card-state.ts';
import { fieldLimits } from '../core/field-limits.ts';

type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

const email: FieldAttributes = {
  type: 'email',

  inputMode: 'email',
  maxLength: fieldLimits.email,
  autoCapitalize: 'none',
  spellCheck: false,
};

/**
 * How each field is written. `autocomplete` tokens: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 * Phone and password may hold separators or spaces, so no limit cuts them short.
 */
export const fieldAttributes: Readonly<Record<FieldName, FieldAttributes>> = {
  name: { type: 'text', autoComplete: 'name', maxLength: fieldLimits.name },
  company: { type: 'text', autoComplete: 'organization', maxLength: fieldLimits.companyName },
  email: { ...email, autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  // Text, not e-mail: a phone number is as welcome here.
  identifier: { ...email, type: 'text', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'current-password' },
  otp: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 16 },
  resetEmail: { ...email, autoComplete: 'username' },
};
