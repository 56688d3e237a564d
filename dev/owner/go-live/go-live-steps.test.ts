import { describe, expect, test } from 'vitest';
import owner from '../../../owner.json' with { type: 'json' };
import { settingNames } from '../../../settings/build-settings.ts';
import { requiredFacts } from '../../settings/facts-schema.ts';
import { parseExplainedSettings } from '../../settings/parse-explained-settings.ts';
import { doctorSections } from '../doctor/run-doctor-checks.ts';
import { findStepIdByFinding } from './find-step-id-by-finding.ts';
import { goLiveSteps } from './go-live-steps.ts';
import { convertMarkdownToText, insertOwnerNames } from './step-text.ts';

const asked = goLiveSteps.flatMap(({ asks = [] }) => asks);
const all = doctorSections.flatMap(([, checks]) => checks);

test('each question explains its setting in words that no other question has', () => {
  const explained = parseExplainedSettings();
  const words = settingNames.filter((name) => asked.includes(name)).map((name) => explained[name].comment);
  expect(words.filter((comment, at) => words.indexOf(comment) !== at)).toEqual([]);
});

describe('the table of steps', () => {
  test('has exactly one question for each setting, fact and part of the brand, but none for an emulator', () => {
    // A live build does not allow the settings of emulators.
    const settings = settingNames.filter((name) => !name.endsWith('_EMULATOR'));
    const names = [...settings, ...Object.keys(owner.brand), ...Object.keys(owner.facts)];
    expect([...asked].sort()).toEqual([...names].sort());
    expect(asked).toEqual(expect.arrayContaining([...requiredFacts]));
  });

  test('has every check of the doctor in exactly one step', () => {
    const named = goLiveSteps.flatMap(({ checks = [] }) => checks.map(({ name }) => name));
    expect(named.sort()).toEqual(all.map(({ name }) => name).sort());
  });

  test('gives each step a unique id, and a check or a confirmation that proves that the step is done', () => {
    expect(new Set(goLiveSteps.map(({ id }) => id)).size).toBe(goLiveSteps.length);
    for (const { id, checks, asks, byHand } of goLiveSteps) expect(checks ?? asks ?? byHand, id).toBeTruthy();
  });
});

test('a finding belongs to the step that asks for its setting; without a setting, it belongs to the step that runs its check', () => {
  const finding = { id: 'x', status: 'wrong', what: '' } as const;
  expect(findStepIdByFinding({ ...finding, check: 'checkSettingsAndFacts', setting: 'VITE_APP_URL' })).toBe('names');
  expect(findStepIdByFinding({ ...finding, check: 'checkSettingsAndFacts' })).toBe('settings');
  expect(findStepIdByFinding({ ...finding, check: 'checkSiteDnsRecords' })).toBe('domain');
});

test('a step’s text is printed without Markdown, with the owner’s names and full addresses', () => {
  const text =
    'Do [this](#dns) and **[that](https://a.test/x)** as *A > B* at `www.acct.example`:\n- `PROJECT`, $& ([why](security.md#cookies))';
  expect(insertOwnerNames(convertMarkdownToText(text), { host: 'www.hisaab.test', project: "$& $'" })).toBe(
    "Do this (docs/go-live.md#dns) and that (https://a.test/x) as A > B at www.hisaab.test:\n- $& $', $& (why (docs/security.md#cookies))",
  );
});
