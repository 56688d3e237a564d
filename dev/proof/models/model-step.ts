import type { StoreMethod } from '../../../widget/adapters/fakes/fake-account-store.ts';
import type { AuthMethod } from '../../../widget/adapters/fakes/fake-auth-provider.ts';
import type { FieldName, FieldTexts } from '../../../widget/core/fields.ts';
import type { Language } from '../../../widget/languages/languages.ts';
import type { Messages } from '../../../widget/languages/messages.ts';

/** What a visitor presses, by what it is for, and where it is, by what it says; what is not there is not pressed. */
export const controls = {
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
export type Control = keyof typeof controls;

/** What befalls the next call of a method. */
export type Fault =
  | { readonly how: 'fails' | 'loses its reply'; readonly code: string }
  | { readonly how: 'breaks' | 'is held' };

/** One thing that a visitor, the line, the page or the browser does. */
export type ModelStep =
  | { readonly do: 'type'; readonly field: FieldName; readonly text: string }
  /** Types a text that will do into every field that is shown; `whom`: one of two visitors. */
  | { readonly do: 'fill in'; readonly whom: 0 | 1 }
  | { readonly do: 'press'; readonly control: Control; readonly twice: boolean }
  | { readonly do: 'focus'; readonly nth: number }
  | { readonly do: 'check'; readonly how: 'solve' | 'expire' | 'fail' }
  | { readonly do: 'fault of auth'; readonly method: AuthMethod; readonly fault: Fault }
  | { readonly do: 'fault of store'; readonly method: StoreMethod; readonly fault: Fault }
  | { readonly do: 'answer what is held'; readonly fails: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'SMS comes'; readonly code: string }
  | { readonly do: 'page keeps its visitor'; readonly on: boolean }
  | { readonly do: 'speak'; readonly language: Language }
  | { readonly do: 'reset' | 'take away and put back' | 'come back with Back' };

/** What two visitors type who make no mistake. */
export const rightTexts: readonly [FieldTexts, FieldTexts] = [
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
