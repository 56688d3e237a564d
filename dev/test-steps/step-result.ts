/** What a step of `npm test` proved: numbers of tests, and how long it took in seconds. */
export type StepResult = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
};
