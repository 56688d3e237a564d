import type { InputHTMLAttributes } from 'react';
import type { FieldName } from '../core/card-state.ts';
import { fieldLimits } from '../core/field-limits.ts';

type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

const email: FieldAttributes = {
  type: 'email',
  name: 'email',
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
  name: { type: 'text', name: 'name', autoComplete: 'name', maxLength: fieldLimits.name },
  company: { type: 'text', name: 'organization', autoComplete: 'organization', maxLength: fieldLimits.companyName },
  email: { ...email, autoComplete: 'email' },
  phone: { type: 'tel', name: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  newPassword: { type: 'password', name: 'new-password', autoComplete: 'new-password' },
  // Text, not e-mail: a phone number is as welcome here.
  identifier: { ...email, type: 'text', name: 'username', autoComplete: 'username' },
  password: { type: 'password', name: 'current-password', autoComplete: 'current-password' },
  otp: { type: 'text', name: 'one-time-code', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 16 },
  resetEmail: { ...email, autoComplete: 'username' },
};
