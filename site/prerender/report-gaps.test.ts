import { expect, it, vi } from 'vitest';
import { demoSettings } from '../../dev/build-settings.ts';
import { readPorts } from '../../dev/ports.ts';
import { type OwnerFacts, ownerFacts } from '../content/facts/owner-facts.ts';
import { siteEnv } from '../site-env.ts';
import { reportGaps } from './report-gaps.ts';

const demo = siteEnv(demoSettings(readPorts({})));
const live = { ...demo, isDemo: false };
const allFacts = (value: string | null) =>
  Object.fromEntries(Object.keys(ownerFacts).map((name) => [name, value])) as OwnerFacts;
const needed = { legalName: 'A', supportEmail: 'b@c.example', grievanceOfficer: 'D' };

function reported(...args: Parameters<typeof reportGaps>): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  reportGaps(...args);
  const lines = warn.mock.calls.flat();
  warn.mockRestore();
  return lines;
}

it('says unmistakably what a live build lacks by law, then the rest; a demo build reports nothing', () => {
  expect(reported(demo, null, allFacts(null))).toEqual([]);
  const [first, ...others] = reported(live, null, allFacts(null));
  expect(first).toContain('!!! NOT READY FOR THE PUBLIC: legalName, supportEmail, grievanceOfficer missing');
  expect(others.join()).toMatch(/legalReview[\s\S]*Installer not available yet/);
});

it('is calmer where the law’s minimum is met, and silent where nothing is missing', () => {
  const installer = { path: '/setup.exe', sha256: 'abc' };
  expect(reported(live, installer, { ...allFacts(null), ...needed })).toEqual([
    expect.stringMatching(/^Facts the owner must supply .*: legalReview, (?!.*legalName).*purchaseInvoice\.$/),
  ]);
  expect(reported(live, installer, allFacts('given'))).toEqual([]);
});

it('reports the facts as the owner left them where no others are named', () => {
  expect(reported(live, null)).toEqual(reported(live, null, ownerFacts));
});
