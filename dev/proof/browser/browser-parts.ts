/**
 * The parts of the proof that Playwright runs, whole or, as `package`, in part: the tests with the tag `@proof:PART`.
 */
export const browserParts = [
  'rare',
  'leaks',
  'faults',
  'hostile',
  'autofill',
  'session',
  'app-check',
  'engines',
  'package',
] as const;
