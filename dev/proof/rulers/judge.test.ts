import { expect, test } from 'vitest';
import type { Exception } from './exceptions.ts';
import { stale, unlisted } from './judge.ts';
import { exceptionsTable, rulerHeads, rulerRows } from './ruler-tables.ts';
import type { Seen } from './seen.ts';

const finding = (rule: string, where = '<a>') => ({ rule, where, says: 'so' });
const exceptions: readonly Exception[] = [
  { ruler: 'axe', rule: /^region$/, where: /skip-link/, reason: 'It comes first.' },
  { ruler: 'nu', rule: /slash/, reason: 'React | writes it.' },
];
const skipLink = finding('region', '<a class="skip-link">');
const seen: readonly Seen[] = [
  { kind: 'page', view: '/', language: 'en', answers: { axe: [skipLink], equalAccess: [] } },
  { kind: 'page', view: '/', language: 'hi', answers: { axe: [skipLink], equalAccess: [] } },
  { kind: 'page', view: '/', language: 'en', answers: { nu: [finding('info slash')] } },
];

test('what an exception covers is listed, whatever else is found is not', () => {
  expect(unlisted(seen, exceptions)).toEqual([]);
  const elsewhere: Seen = { kind: 'page', view: '/docs', language: 'hi', answers: { axe: [finding('region')] } };
  const ofAnother: Seen = { kind: 'page', view: '/docs', language: 'hi', answers: { equalAccess: [skipLink] } };
  expect(unlisted([...seen, elsewhere, ofAnother], exceptions)).toEqual([
    '/docs (hi), axe: region: so (<a>)',
    '/docs (hi), IBM Equal Access: region: so (<a class="skip-link">)',
  ]);
});

test('an exception that covers nothing is stale, unless its ruler could not run', () => {
  const [home, hindi, slash] = seen;
  if (!home || !hindi || !slash) throw new Error('there is nothing to see');
  expect(stale(seen, exceptions)).toEqual([]);
  expect(stale([home, hindi], exceptions)).toEqual(['stale: exception 2, Nu /slash/, no longer occurs']);
  expect(stale([slash], exceptions)).toEqual(['stale: exception 1, axe /^region$/ at /skip-link/, no longer occurs']);
  expect(stale([home, { ...slash, answers: { nu: 'not run' } }], exceptions)).toEqual([]);
});

test('a row for each view, languages together, with the numbers of exceptions; equal states of the card share one', () => {
  const cards: readonly Seen[] = ['start', 'typed', 'sent'].flatMap((view) => [
    { kind: 'card state', view, language: 'en', answers: { axe: view === 'sent' ? [finding('region')] : [] } },
    { kind: 'card state', view, language: 'en', answers: { nu: 'not run' } },
  ]);
  expect(rulerHeads.slice(0, 5)).toEqual(['shown to them', 'axe', 'IBM Equal Access', 'HTML_CodeSniffer', 'Nu']);
  expect(rulerRows([...cards, ...seen], exceptions).map((row) => row.slice(0, 6))).toEqual([
    ['/', '1', 'clean', '', '2', ''],
    ['start, typed', 'clean', '', '', 'not run', ''],
    ['sent', '**1 unlisted**', '', '', 'not run', ''],
  ]);
});

test('the table of the exceptions gives each its number and its reason', () => {
  expect(exceptionsTable(exceptions)).toContain('| 1 | axe | `^region$` | `skip-link` | It comes first. |');
  expect(exceptionsTable(exceptions)).toContain('| 2 | Nu | `slash` | anywhere |');
});
