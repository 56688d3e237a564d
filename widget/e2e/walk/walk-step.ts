import fc from 'fast-check';
import { type Language, languageCodes } from '../../languages/languages.ts';

/** What a visitor presses, by what it is for; where it is not shown nothing is pressed. */
export type Control =
  | 'submit'
  | 'signup'
  | 'signin'
  | 'forgotPassword'
  | 'back'
  | 'changeNumber'
  | 'cancel'
  | 'signInInstead'
  | 'tryAgain'
  | 'continue';

/** What befalls the next request to Google's hosts. */
export type LineFault = 'is refused' | 'loses its reply' | 'is answered with 503' | 'comes a second late';

/** One thing that a visitor, the line, the page or the browser does. */
export type WalkStep =
  /** Types what will do into every field that is shown; `whom`: one of two visitors. */
  | { readonly do: 'fill in'; readonly whom: 0 | 1 }
  | { readonly do: 'press'; readonly control: Control; readonly twice: boolean }
  | { readonly do: 'the line'; readonly fault: LineFault }
  | { readonly do: 'speak'; readonly language: Language }
  | { readonly do: 'settle' | 'Tab' | 'reset' | 'take away and put back' | 'reload' };

const press = (control: fc.Arbitrary<Control>) =>
  fc.record({ do: fc.constant('press' as const), control, twice: fc.boolean() });
const controls: readonly Control[] = [
  'submit',
  'signup',
  'signin',
  'forgotPassword',
  'back',
  'changeNumber',
  'cancel',
  'signInInstead',
  'tryAgain',
  'continue',
];
const faults: readonly LineFault[] = ['is refused', 'loses its reply', 'is answered with 503', 'comes a second late'];

/** Any step, the daily ones far more often than the rare. */
export const anyStep: fc.Arbitrary<WalkStep> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({ do: fc.constant('fill in' as const), whom: fc.constantFrom(0 as const, 1 as const) }),
  },
  { weight: 20, arbitrary: press(fc.constant('submit')) },
  { weight: 20, arbitrary: press(fc.constantFrom(...controls)) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('the line' as const), fault: fc.constantFrom(...faults) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('Tab' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('speak' as const), language: fc.constantFrom(...languageCodes) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reset' as const, 'take away and put back' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
);
