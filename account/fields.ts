import type { FieldCheckName } from './field-checks.ts';

export type FormName = 'sign-up' | 'sign-in' | 'otp' | 'reset';

/** A field's description. The field's texts are in widget/languages, under its name. */
export type FieldDescription = {
  /** The form that has this field. Fields of a form appear in the order of this table. */
  readonly form: FormName;
  /**
   * The attributes of the input. No input has `maxLength`, because the card reports a text that is too long, and
   * accepts a long pasted message that contains the value. Tokens of `autocomplete`:
   * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
   */
  readonly input: {
    /**
     * An input of the type `password` has a show/hide button. Its text is never trimmed and never written to an
     * attribute.
     */
    readonly type: 'text' | 'email' | 'tel' | 'password';
    readonly autoComplete: string;
    readonly inputMode?: 'email' | 'numeric';
    readonly autoCapitalize?: 'none';
    readonly spellCheck?: false;
  };
  readonly optional?: true;
  /**
   * A word that tells password managers the field's purpose, if they would guess a wrong purpose from the label. It is
   * neither visible nor read by screen readers.
   */
  readonly keyword?: string;
  /** The maximum length in characters. `firestore.rules` repeats the limits of stored values. */
  readonly limit: number;
  /** The check of the value, in addition to the checks for a missing or too long value. */
  readonly check?: FieldCheckName;
  /** The field of `user_profiles/{uid}` that stores the value. */
  readonly profile?: string;
  /**
   * The field of `provision_requests/{uid}` that stores the value. The value of a field with neither `profile` nor
   * `request` goes only to the provider.
   */
  readonly request?: string;
};

/** RFC 5321: the longest deliverable address has 254 characters. */
const emailLimit = 254;
const passwordLimit = 4096;

/** Every field of the card. Forms, checks, attributes, records and the guide's tables are made from this table. */
export const fields = {
  name: {
    form: 'sign-up',
    input: { type: 'text', autoComplete: 'name' },
    limit: 100,
    check: 'characters',
    profile: 'displayName',
  },
  company: {
    form: 'sign-up',
    input: { type: 'text', autoComplete: 'organization' },
    keyword: 'organization',
    limit: 120,
    check: 'characters',
    request: 'companyName',
  },
  email: {
    form: 'sign-up',
    // In an input of the type `email`, browsers neither capitalise words nor check their spelling, and phones show the
    // keyboard for addresses. With this type and the token `email`, password managers store this field as the user
    // name. Otherwise they would store the phone field, which is next to the password. With the token `username`,
    // Firefox would not fill in the stored address.
    input: { type: 'email', autoComplete: 'email' },
    limit: emailLimit,
    check: 'email',
  },
  phone: {
    form: 'sign-up',
    input: { type: 'tel', autoComplete: 'tel' },
    optional: true,
    // A number in E.164 has a plus and at most 15 digits.
    limit: 16,
    check: 'phone',
    profile: 'phone',
  },
  newPassword: {
    form: 'sign-up',
    // While the password is visible, keyboards must not change it and spelling services must not read it.
    input: { type: 'password', autoCapitalize: 'none', spellCheck: false, autoComplete: 'new-password' },
    limit: passwordLimit,
  },
  identifier: {
    form: 'sign-in',
    // The type is `text` instead of `email`, because a phone number is valid too.
    input: {
      type: 'text',
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      autoComplete: 'username',
    },
    limit: emailLimit,
    check: 'identifier',
  },
  password: {
    form: 'sign-in',
    input: { type: 'password', autoCapitalize: 'none', spellCheck: false, autoComplete: 'current-password' },
    limit: passwordLimit,
  },
  otp: {
    form: 'otp',
    input: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
    limit: 16,
    check: 'provider',
  },
  resetEmail: {
    form: 'reset',
    input: { type: 'email', autoComplete: 'username' },
    limit: emailLimit,
    check: 'email',
  },
} as const satisfies Record<string, FieldDescription>;

export type FieldName = keyof typeof fields;

/** Texts by the name of their field; fields may be missing. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

/** The fields of one form. */
export type FormFieldName<Form extends FormName> = {
  [Name in FieldName]: (typeof fields)[Name]['form'] extends Form ? Name : never;
}[FieldName];

/** The fields of the input type `password`. Each has a button that shows or hides its text. */
export type SecretFieldName = {
  [Name in FieldName]: (typeof fields)[Name]['input']['type'] extends 'password' ? Name : never;
}[FieldName];

/** The fields that a visitor may leave empty. Their placeholders say so. */
export type OptionalFieldName = {
  [Name in FieldName]: (typeof fields)[Name] extends { readonly optional: true } ? Name : never;
}[FieldName];

/** The fields that a profile stores, and that visitors can correct on /account. */
export type ProfileFieldName = {
  [Name in FieldName]: (typeof fields)[Name] extends { readonly profile: string } ? Name : never;
}[FieldName];

/** The fields that a profile or a provision request stores. */
export type StoredFieldName =
  | ProfileFieldName
  | {
      [Name in FieldName]: (typeof fields)[Name] extends { readonly request: string } ? Name : never;
    }[FieldName];

type Field = (typeof fields)[FieldName];

/** The fields of `user_profiles/{uid}` that store what the visitor entered. */
export type ProfileRecordKey = Extract<Field, { readonly profile: string }>['profile'];

/**
 * The fields with a `prefill-` attribute, each with the part of the attribute's name after `prefill-`. The
 * first paint needs no other table of fields.
 */
export const fieldsWithPrefill = {
  name: 'name',
  company: 'company',
  email: 'email',
  phone: 'phone',
  identifier: 'email',
} as const satisfies FieldTexts;

export type PrefillAttributeSuffix = (typeof fieldsWithPrefill)[keyof typeof fieldsWithPrefill];

/**
 * Example values of the `prefill-` attributes, for the guide and the playground. No bundle of the card contains them.
 */
export const fieldExamples = {
  name: 'Asha Patil',
  company: 'Patil Traders',
  email: 'asha@patiltraders.example',
  phone: '98765 43210',
} as const satisfies Readonly<Record<PrefillAttributeSuffix, string>>;
