import { expect, test } from 'vitest';
import { loadedFiles } from './loaded-files.ts';
import { fileType, traffic } from './traffic.ts';

const files = [
  { address: 'http://localhost:1/bench/ours-tag', start: 0, end: 200, bytes: 300 },
  { address: 'http://localhost:1/widget/v1/acct-auth-card.js', start: 210, end: 400, bytes: 3900 },
  { address: 'http://localhost:1/widget/v1/react.js?try=1', start: 410, end: 900, bytes: 60_000 },
  { address: 'http://localhost:1/bench/peers/firebaseui.css', start: 950, end: 990, bytes: 7000 },
];

test('a file on its way is a request, and counts its bytes once it is there', () => {
  expect(traffic(files, 500)).toEqual({
    requests: 3,
    bytes: { html: 300, script: 3900, style: 0, other: 0 },
    total: 4200,
  });
  expect(traffic(files, 900).bytes.script).toBe(63_900);
  expect(traffic(files, 1000, 400)).toMatchObject({ requests: 2, total: 67_000 });
  expect(loadedFiles(files, 'script', 500).map(({ bytes }) => bytes)).toEqual([3900]);
});

test.each([
  ['http://localhost:1/', 'html'],
  ['http://localhost:1/plans', 'html'],
  ['http://localhost:1/assets/island-abc.js', 'script'],
  ['http://localhost:1/favicon.svg', 'other'],
  ['http://localhost:1/bench/fake/hanko/login', 'other'],
])('%s is %s', (address, type) => {
  expect(fileType({ address })).toBe(type);
});
