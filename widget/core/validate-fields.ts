import type { FieldName, FieldProblem, FieldProblems } from './card-state.ts';
import { isEmailAddress } from './email-address.ts';
import { fieldLimits } from './field-limits.ts';
import type { FormValues } from './form-values.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { parseSignInIdentifier } from './sign-in-identifier.ts';

type Rule = (text: string) => FieldProblem | null;

const required: Rule = (text) => (text.trim() === '' ? 'required' : null);
const atMost =
  (limit: number): Rule =>
  (text) =>
    text.trim().length > limit ? 'too-long' : null;
const email: Rule = (text) => (isEmailAddress(text.trim()) ? null : 'email');
const optionalPhone: Rule = (text) => (text.trim() === '' || parsePhoneNumber(text).kind === 'phone' ? null : 'phone');
const identifier: Rule = (text) => {
  const parsed = parseSignInIdentifier(text);
  if (parsed.kind === 'phone-too-long') return 'phone';
  return parsed.kind === 'email' ? email(parsed.email) : null;
};
/** A password is never trimmed: spaces may belong to it. The provider sets the rules for its strength. */
const password: Rule = (text) => {
  if (text === '') return 'required';
  return text.length > fieldLimits.password ? 'too-long' : null;
};

const rules: Readonly<Record<FieldName, readonly Rule[]>> = {
  name: [required, atMost(fieldLimits.name)],
  company: [required, atMost(fieldLimits.companyName)],
  email: [required, atMost(fieldLimits.email), email],
  phone: [optionalPhone],
  newPassword: [password],
  identifier: [required, atMost(fieldLimits.email), identifier],
  password: [password],
  otp: [],
  resetEmail: [required, atMost(fieldLimits.email), email],
};

/** The first problem of each of these fields; an empty object when there is none. */
export function validateFields(values: FormValues, fields: readonly FieldName[]): FieldProblems {
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const field of fields) {
    for (const rule of rules[field]) {
      const problem = rule(values.get(field));
      if (problem !== null) {
        problems[field] = problem;
        break;
      }
    }
  }
  return problems;
}
