/** What a new password may be asked for; `min` is the number of its characters. */
export type PasswordRuleName = 'min' | 'lower' | 'upper' | 'digit' | 'symbol';
export type PasswordRule = { readonly name: PasswordRuleName; readonly isMet: (password: string) => boolean };
export type PasswordPolicy = { readonly min: number; readonly rules: readonly PasswordRule[] };

/** What is read of `GET /v2/passwordPolicy`, by the names that Firebase's SDK reads. */
export type PolicyBody = {
  readonly enforcementState?: string;
  readonly customStrengthOptions?: Readonly<Record<string, unknown>> & { readonly minPasswordLength?: number };
  readonly allowedNonAlphanumericCharacters?: readonly string[];
};

/** Google's own limit, whatever the project asks for. */
const leastCharacters = 6;

const isIn = (pattern: RegExp) => (password: string) => pattern.test(password);

/**
 * What the project asks of a new password; of an answer that did not come, or is not enforced, what Google asks of
 * every one.
 */
export function passwordPolicy(body: PolicyBody | null): PasswordPolicy {
  const asked = body?.enforcementState === 'ENFORCE' ? body.customStrengthOptions : undefined;
  const symbols = body?.allowedNonAlphanumericCharacters ?? [];
  const min = asked?.minPasswordLength ?? leastCharacters;
  const kinds: readonly (readonly [asks: string, PasswordRule])[] = [
    ['containsLowercaseCharacter', { name: 'lower', isMet: isIn(/[a-z]/) }],
    ['containsUppercaseCharacter', { name: 'upper', isMet: isIn(/[A-Z]/) }],
    ['containsNumericCharacter', { name: 'digit', isMet: isIn(/\d/) }],
    [
      'containsNonAlphanumericCharacter',
      { name: 'symbol', isMet: (password) => [...password].some((one) => symbols.includes(one)) },
    ],
  ];
  const rules = kinds.filter(([asks]) => asked?.[asks] === true).map(([, rule]) => rule);
  return { min, rules: [{ name: 'min', isMet: (password) => password.length >= min }, ...rules] };
}
