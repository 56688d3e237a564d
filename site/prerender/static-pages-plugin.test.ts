import { expect, it, vi } from 'vitest';
import { type OwnerFacts, ownerFacts } from '../content/facts/owner-facts.ts';
import { demoSiteEnv as demo } from '../testing/site-settings.ts';
import { reportMissingSettingsAndFacts } from './static-pages-plugin.ts';

const live = { ...demo, isDemo: false };
const allFacts = (value: string | null) =>
  Object.fromEntries(Object.keys(ownerFacts).map((name) => [name, value])) as unknown as OwnerFacts;
const needed = { legalName: 'A', supportEmail: 'b@c.example', grievanceOfficer: 'D', gstOnPrices: 'added' } as const;

function reported(...args: Parameters<typeof reportMissingSettingsAndFacts>): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  reportMissingSettingsAndFacts(...args);
  const lines = warn.mock.calls.flat();
  warn.mockRestore();
  return lines;
}

it('a live build warns of each missing setting and fact, and a demo build does not warn', () => {
  expect(reported(demo, null, allFacts(null))).toEqual([]);
  expect(reported({ ...live, withdrawalKey: '' }, null, { ...allFacts(null), ...needed })).toEqual([
    expect.stringMatching(
      /^Left out of the pages .*: legalReview, (?!.*legalName).*purchaseInvoice\. The privacy notice must have grievanceContact, .* by 13 May 2027/,
    ),
    expect.stringMatching(/^VITE_WITHDRAWAL_KEY is not set: /),
    expect.stringContaining('Installer not available yet'),
  ]);
  expect(reported(live, { path: '/setup.exe', sha256: 'abc' }, { ...allFacts('given'), ...needed })).toEqual([]);
});
