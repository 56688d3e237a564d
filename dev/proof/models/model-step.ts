import fc from 'fast-check';
import type { FieldName, FieldTexts, OptionalFieldName } from '../../../account/fields.ts';
import { fieldNames } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import type { RecordStoreMethod } from '../../../widget/adapters/fakes/fake-account-store.ts';
import type { AuthProviderMethod } from '../../../widget/adapters/fakes/fake-auth-provider.ts';
import type { Messages } from '../../../widget/languages/messages.ts';

/** The controls that a visitor can press, by purpose and by label. A step skips a control that is missing. */
export const visitorControls = {
  submit: null,
  google: ({ google }) => google,
  signup: ({ tabs }) => tabs.signup,
  signin: ({ tabs }) => tabs.signin,
  forgotPassword: ({ forgotPassword }) => forgotPassword,
  back: ({ back }) => back,
  resend: ({ resendOtp }) => resendOtp,
  changeNumber: ({ changeNumber }) => changeNumber,
  cancel: ({ cancel }) => cancel,
  signInInstead: ({ signInInstead }) => signInInstead,
  tryAgain: ({ tryAgain }) => tryAgain,
  continue: (words) => words.continue,
  check: null,
} as const satisfies Record<string, ((words: Messages) => string) | null>;
export type VisitorControl = keyof typeof visitorControls;

/** The way in which the next call of a method fails. */
export type CallFailure =
  | { readonly how: 'fails' | 'loses its reply'; readonly code: string }
  | { readonly how: 'breaks' | 'is pending' };

/** An action of the visitor, the network, the page or the browser. */
export type ModelStep =
  | { readonly do: 'type'; readonly field: FieldName; readonly text: string }
  /** Types the valid texts of one of two visitors into all visible fields. `whom` is the visitor's index. */
  | { readonly do: 'fill in'; readonly whom: 0 | 1 }
  | { readonly do: 'press'; readonly control: VisitorControl; readonly twice: boolean }
  | { readonly do: 'focus'; readonly nth: number }
  | { readonly do: 'check'; readonly how: 'solve' | 'expire' | 'fail' }
  | { readonly do: 'fault of auth'; readonly method: AuthProviderMethod; readonly fault: CallFailure }
  | { readonly do: 'fault of store'; readonly method: RecordStoreMethod; readonly fault: CallFailure }
  | { readonly do: 'answer a pending call'; readonly fails: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'SMS arrives'; readonly code: string }
  | { readonly do: 'page keeps its visitor'; readonly on: boolean }
  | { readonly do: 'change language'; readonly language: Language }
  | { readonly do: 'reset' | 'remove and insert' | 'return with Back' };

/** A valid text for each field. Optional fields may be absent. */
type ValidTexts = FieldTexts & Readonly<Record<Exclude<FieldName, OptionalFieldName>, string>>;

/** The texts of two visitors who make no mistake. The second visitor signs up by phone and needs no password. */
export const validTexts: readonly [ValidTexts, FieldTexts] = [
  {
    name: 'Asha Patil',
    company: 'Patil Traders',
    email: 'asha@example.com',
    newPassword: 'kalam-kagaz-42',
    identifier: 'asha@example.com',
    password: 'kalam-kagaz-42',
    otp: '123456',
    resetEmail: 'asha@example.com',
  },
  {
    name: 'Ravi',
    company: 'Chai & Co',
    email: 'ravi@example.com',
    phone: '98765 43211',
    newPassword: 'kalam-kagaz-43',
    identifier: '98765 43211',
    otp: '१२३४५६',
    resetEmail: 'nobody@example.com',
  },
];

/** The texts to type. They are few, so that the same accounts and requests occur several times. */
const texts: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  name: ['Asha Patil', 'आशा', ' ', ''],
  company: ['Patil Traders', 'Chai & Co', '\u200B', ''],
  email: ['asha@example.com', 'ravi@example.com', 'ravi@', ''],
  phone: ['', '98765 43210', '९८७६५४३२१०', '12'],
  newPassword: ['kalam-kagaz-42', 'kalam-kagaz-43', 'short', ''],
  identifier: ['asha@example.com', 'ravi@example.com', '98765 43210', '९८७६५ ४३२११', 'nobody', ''],
  password: ['kalam-kagaz-42', 'kalam-kagaz-43', ''],
  otp: ['123456', '१२३४५६', '000000', ''],
  resetEmail: ['asha@example.com', 'nobody@example.com', ''],
};

/** Chooses the first value most often. It is valid for most fields, so a run reaches more views. */
const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(values[0] as T) },
    { weight: 2, arbitrary: fc.constantFrom(...values) },
  );

const typing = fc
  .constantFrom(...fieldNames)
  .chain((field) => oneOf(texts[field] ?? ['some text', '']).map((text): ModelStep => ({ do: 'type', field, text })));

/** Chooses a random step of this kind. */
const step = <Do extends ModelStep['do']>(
  what: Do,
  rest: {
    readonly [Part in Exclude<keyof Extract<ModelStep, { do: Do }>, 'do'>]: fc.Arbitrary<
      Extract<ModelStep, { do: Do }>[Part]
    >;
  },
): fc.Arbitrary<ModelStep> => fc.record({ do: fc.constant(what), ...rest }) as unknown as fc.Arbitrary<ModelStep>;
const press = (control: fc.Arbitrary<VisitorControl>) => step('press', { control, twice: fc.boolean() });

const codes = ['auth/network-request-failed', 'auth/too-many-requests', 'auth/internal-error', 'store/unavailable'];
const fault: fc.Arbitrary<CallFailure> = fc.oneof(
  fc.record({ how: fc.constantFrom('fails' as const, 'loses its reply' as const), code: fc.constantFrom(...codes) }),
  fc.record({ how: fc.constantFrom('breaks' as const, 'is pending' as const, 'is pending' as const) }),
);
const authMethods: readonly AuthProviderMethod[] = [
  'signInWithPopup',
  'signUp',
  'resumeSignUp',
  'signIn',
  'signInWithPopup',
  'sendOtp',
  'confirmOtp',
  'sendPasswordReset',
  'refresh',
];
const storeMethods: readonly RecordStoreMethod[] = [
  'readProfile',
  'writeProfile',
  'readProvisionRequest',
  'writeProvisionRequest',
];

const filling = step('fill in', { whom: fc.constantFrom(0, 1) });

/** Chooses a random step. Common steps are far more frequent than rare ones. */
const anyStep: fc.Arbitrary<ModelStep> = fc.oneof(
  { weight: 8, arbitrary: typing },
  { weight: 16, arbitrary: filling },
  { weight: 14, arbitrary: press(fc.constant('submit')) },
  { weight: 14, arbitrary: press(fc.constantFrom(...(Object.keys(visitorControls) as VisitorControl[]))) },
  { weight: 14, arbitrary: step('check', { how: oneOf(['solve', 'expire', 'fail']) }) },
  { weight: 6, arbitrary: step('wait', { ms: fc.constantFrom(0, 400, 5000, 15_000, 31_000) }) },
  { weight: 3, arbitrary: step('focus', { nth: fc.nat(12) }) },
  { weight: 6, arbitrary: step('fault of auth', { method: fc.constantFrom(...authMethods), fault }) },
  { weight: 4, arbitrary: step('fault of store', { method: fc.constantFrom(...storeMethods), fault }) },
  { weight: 4, arbitrary: step('answer a pending call', { fails: fc.boolean() }) },
  { weight: 3, arbitrary: step('SMS arrives', { code: fc.constantFrom('123456', '000000') }) },
  { weight: 1, arbitrary: step('page keeps its visitor', { on: fc.boolean() }) },
  { weight: 2, arbitrary: step('change language', { language: fc.constantFrom('en', 'hi') }) },
  { weight: 10, arbitrary: step('return with Back', {}) },
  { weight: 1, arbitrary: fc.oneof(step('reset', {}), step('remove and insert', {})) },
);

const solve = { do: 'check', how: 'solve' } as const;
const once = (control: VisitorControl): ModelStep => ({ do: 'press', control, twice: false });

/**
 * Chooses a common sequence of steps: filling in and submitting a form, or starting Google's sign-in and cancelling it.
 */
const daily = fc.oneof(
  { weight: 3, arbitrary: filling.map((fillIn): readonly ModelStep[] => [fillIn, solve, once('submit')]) },
  { weight: 1, arbitrary: fc.constant<readonly ModelStep[]>([solve, once('google')]) },
  {
    weight: 1,
    arbitrary: fc.constant<readonly ModelStep[]>([
      { do: 'fault of auth', method: 'signInWithPopup', fault: { how: 'is pending' } },
      solve,
      once('google'),
      once('cancel'),
    ]),
  },
);

/** Chooses a step or a common sequence. */
export const arbitrarySteps: fc.Arbitrary<readonly ModelStep[]> = fc.oneof(
  { weight: 12, arbitrary: anyStep.map((step): readonly ModelStep[] => [step]) },
  { weight: 1, arbitrary: daily },
);
