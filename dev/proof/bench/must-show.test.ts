import { expect, test } from 'vitest';
import type { FormRun } from './measure-form.ts';
import { claimRow, mustShow } from './must-show.ts';
import type { Traffic } from './traffic.ts';

const traffic = (script: number, requests: number): Traffic => ({
  requests,
  bytes: { html: 300, script, style: 0, other: 0 },
  total: script + 300,
});
const run = (visible: number, interactive: number): FormRun => ({
  visible,
  interactive,
  untilVisible: traffic(3900, 3),
  untilInteractive: traffic(69_900, 3),
  untilQuiet: traffic(69_900, 3),
  otherHosts: [],
  layoutShift: 0,
  shifts: [],
  files: [],
});
const forms = new Map([
  ['bare', [run(300, 300), run(900, 900), run(310, 310)]],
  ['ours-tag', [run(480, 1040), run(1100, 1660), run(480, 1200)]],
]);

test('a claim is the median of the differences within the rounds, held against its limit', () => {
  const { claims } = mustShow({ forms, signUps: [], renewals: new Map() });
  expect(claims.map(claimRow)).toContainEqual(['one script tag: visible after bare', '+180 ms', '+190 ms', 'OK']);
  expect(claims.map(claimRow)).toContainEqual(['one script tag: interactive after bare', '+760 ms', '+750 ms', 'NO']);
  expect(claims.map(claimRow)).toContainEqual(['JavaScript before the form is visible', '3.9 kB', '6.0 kB', 'OK']);
});

test('a renewal is the ratio of two medians, and its dearest run', () => {
  const went = (...times: number[]) => times.map((took) => ({ took, requests: took > 400 ? 2 : 0, bytes: took }));
  const renewals = new Map([
    ['nothing', went(150, 160, 300)],
    ['session', went(500, 480, 4100)],
  ]);
  const rows = mustShow({ forms, signUps: [], renewals }).claims.map(claimRow);
  expect(rows).toContainEqual(['a renewed session, over a bare redirect', '3.1', '3.2', 'OK']);
  expect(rows).toContainEqual(['requests of a renewal before the application', '2', '2', 'OK']);
  expect(rows).toContainEqual(['bodies of a renewal before the application', '4.1 kB', '4.0 kB', 'NO']);
});

test('what was not measured is named and never counts as held', () => {
  const { claims, missing } = mustShow({ forms, signUps: [], renewals: new Map() });
  expect(missing).toContain('Not measured: /login: visible after bare');
  expect(missing).toContain('Not measured: scripts at submit');
  expect(missing).toContain('Not measured: a renewed session, over a bare redirect');
  expect(claims.some(({ what }) => what.startsWith('/login'))).toBe(false);
});
