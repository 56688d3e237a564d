import { expect, test } from 'vitest';
import { matchPaths } from './match-paths.ts';

test.each([
  [
    ['/pricing', '/hi/login'],
    ['/pricing', '/hi/login'],
  ],
  // Git Bash replaces a leading slash with the path of a Windows folder, so paths without a leading slash are accepted
  // too.
  [
    ['pricing', '/'],
    ['/pricing', '/'],
  ],
  [[], []],
])('the arguments %j select the pages %j', (given, meant) => {
  expect(matchPaths(given)).toEqual(meant);
});

test.each(['/prices', 'C:/Program Files/Git/pricing', 'https://www.acct.example/pricing', '--help-me'])(
  '%s is rejected as an unknown page',
  (given) => {
    expect(() => matchPaths(['/pricing', given])).toThrow(
      `${given}: there is no such page. npm run lighthouse [-- pricing hi/login]`,
    );
  },
);
