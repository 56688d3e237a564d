import { expect, test } from 'vitest';
import { matchPaths } from './match-paths.ts';

test.each([
  [
    ['/pricing', '/hi/login'],
    ['/pricing', '/hi/login'],
  ],
  // Git Bash turns a leading slash into a folder of Windows.
  [
    ['pricing', '/'],
    ['/pricing', '/'],
  ],
  [[], []],
])('%j means the pages %j', (given, meant) => {
  expect(matchPaths(given)).toEqual(meant);
});

test.each(['/prices', 'C:/Program Files/Git/pricing', 'https://www.acct.example/pricing', '--help-me'])(
  '%s is refused before anything is built or measured',
  (given) => {
    expect(() => matchPaths(['/pricing', given])).toThrow(
      `${given}: there is no such page. npm run lighthouse [-- pricing hi/login]`,
    );
  },
);
