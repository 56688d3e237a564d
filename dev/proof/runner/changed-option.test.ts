import { expect, test } from 'vitest';
import { readChangedOption } from './changed-option.ts';

test.each([
  [[], []],
  [['--changed'], ['--changed']],
  [['--changed', 'HEAD~3'], ['--changed=HEAD~3']],
])('npm run test:quick passes the arguments %j to vitest as %j', (args, options) => {
  expect(readChangedOption(args)).toEqual(options);
});

test.each([[['HEAD~3']], [['--changed', 'HEAD~3', 'HEAD~4']], [['--chnged']]])(
  'npm run test:quick refuses the arguments %j',
  (args) => {
    expect(() => readChangedOption(args)).toThrow(/npm run test:quick takes only --changed|Unknown option/);
  },
);
