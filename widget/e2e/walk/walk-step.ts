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

const whom = fc.constantFrom(0 as const, 1 as const);
const settle = fc.constant({ do: 'settle' } as const);
const one = <Step extends WalkStep>(step: fc.Arbitrary<Step>) => step.map((each): readonly WalkStep[] => [each]);

/** What visitors mostly do: fill a form in, send it and wait. */
const daily = whom.map((who): readonly WalkStep[] => [
  { do: 'fill in', whom: who },
  { do: 'press', control: 'submit', twice: false },
  { do: 'settle' },
]);

/** Any step, or the daily ones in a row; the daily ones far more often than the rare. */
const anySteps: fc.Arbitrary<readonly WalkStep[]> = fc.oneof(
  { weight: 10, arbitrary: daily },
  { weight: 16, arbitrary: one(fc.record({ do: fc.constant('fill in' as const), whom })) },
  { weight: 16, arbitrary: one(press(fc.constant('submit'))) },
  { weight: 20, arbitrary: one(press(fc.constantFrom(...controls))) },
  { weight: 10, arbitrary: one(settle) },
  {
    weight: 8,
    arbitrary: one(fc.record({ do: fc.constant('the line' as const), fault: fc.constantFrom(...faults) })),
  },
  { weight: 8, arbitrary: one(fc.constant({ do: 'Tab' } as const)) },
  {
    weight: 4,
    arbitrary: one(fc.record({ do: fc.constant('speak' as const), language: fc.constantFrom(...languageCodes) })),
  },
  {
    weight: 3,
    arbitrary: one(fc.record({ do: fc.constantFrom('reset' as const, 'take away and put back' as const) })),
  },
  { weight: 1, arbitrary: one(fc.constant({ do: 'reload' } as const)) },
);

/** So many steps, the same for the same seed. */
export const drawSteps = (seed: number, count: number): readonly WalkStep[] =>
  fc.sample(anySteps, { seed, numRuns: count }).flat().slice(0, count);
