import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAddresses, readCommands } from './read-commands.ts';

const readme = readFileSync('README.md', 'utf8');

test('the two commands of README, and the addresses that it promises', () => {
  expect(readCommands(readme)).toEqual(['npm start', 'npm test']);
  expect(readAddresses(readme)).toHaveLength(5);
  expect(readAddresses(readme)[0]).toBe('http://localhost:5173');
});

test('a README without commands is told as that', () => {
  expect(() => readCommands('# Acct\n\n## Commands\n\nNone.\n')).toThrow('no table of commands');
});
