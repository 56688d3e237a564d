import { expect, test } from 'vitest';
import { readChangedOption } from './changed-option.ts';

test.each([
  [[], []],
  [['--changed'], ['--changed']],
  [['--changed', 'HEAD~3'], ['--changed=HEAD~3']],
])('the arguments %j become the vitest options %j', (args, options) => {
  expect(readChangedOption(args)).toEqual(options);
});

test.each([[['HEAD~3']], [['--changed', 'HEAD~3', 'HEAD~4']], [['--chnged']]])(
  'the arguments %j are refused',
  (args) => {
    expect(() => readChangedOption(args)).toThrow(/npm run test:quick takes only --changed|Unknown option/);
  },
);
