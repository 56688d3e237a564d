import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languageCodes } from '../../../account/languages.ts';
import { formatEditionPath, legalPaths } from '../../../site/content/facts/editions.ts';
import { type OwnerFacts, ownerFacts } from '../../../site/content/facts/owner-facts.ts';
import { renderMissingEditions } from '../../../site/prerender/render-missing-editions.ts';
import { readPorts } from '../../base/ports.ts';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { createSiteHandler } from '../../services/start-site-server.ts';
import { demoSettings } from '../../settings/read-build-settings.ts';
import { validSettings } from '../../settings/valid-settings.ts';
import { computeSriHash } from '../releases/release-list.ts';
import { type CurrentEdition, currentEdition } from './current-edition.ts';
import { addPageHashes, findPageFaults } from './page-record.ts';
import { type EarlierEditions, fetchEarlierEditions, fetchEditionsForBuild } from './published-editions.ts';
import { addCurrentWords } from './record-words.ts';
import { validateEditions } from './validate-editions.ts';
import { copyEditions, writeEditionList } from './write-editions.ts';

const owner: OwnerFacts = { ...ownerFacts, ...validSettings.facts, contactsSince: null };
const settings = demoSettings(readPorts({}));
const { edition, hashes } = await currentEdition(settings);
// A record of the current words.
const record = { editions: { [edition]: hashes }, corrections: [] };
const now = await currentEdition(settings, owner, record);
const later = '2027-01-31';
const today = '2027-01-30';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Builds a site with an edition. Copies the pages that `earlier` has, and writes `mark` into all other pages. */
async function built(mark: string, of: CurrentEdition = now, earlier: EarlierEditions | null = null): Promise<string> {
  const folder = temporaryFolder('build');
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, '404.html'), 'no such page');
  writeFileSync(join(folder, 'firebase.json'), '{"hosting":{"public":"site","cleanUrls":true}}');
  if (earlier) copyEditions(site, earlier);
  const paths = Object.keys(of.hashes).flatMap((code) =>
    legalPaths.map((path) => formatEditionPath(of.edition, code, path)),
  );
  await renderMissingEditions(site, paths, async (path) => `<title>${path} ${mark}</title>`);
  writeEditionList(site, earlier?.list ?? null, of);
  return folder;
}

async function serve(folder: string): Promise<string> {
  server?.close();
  const started = createServer(createSiteHandler(folder));
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const pageIn = (folder: string, ...[day, code, path]: Parameters<typeof formatEditionPath>): string =>
  readFileSync(join(folder, `site${formatEditionPath(day, code, path)}.html`), 'utf8');

test('each build copies published editions byte for byte, and adds a new edition or language', async () => {
  const first = await fetchEarlierEditions(await serve(await built('first')));
  // A correction does not change the live list, because the published page keeps its words.
  const withCorrection = { ...now, record: { ...record, corrections: [{ ...corrected, reviewer: 'A. Rao' }] } };
  expect(await fetchEarlierEditions(await serve(await built('corrected', withCorrection, first)))).toEqual(first);
  const next = { ...now, edition: later, record: { ...now.record, editions: { [later]: now.hashes } } };
  const second = await fetchEarlierEditions(await serve(await built('second', next, first)));
  expect(second?.list.editions.map((row) => row.edition)).toEqual([later, edition]);
  const more = { ...next, hashes: { ...next.hashes, ur: { words: '', sentence: '' } } };
  const third = await built('third', more, second);
  for (const code of languageCodes)
    for (const path of legalPaths) {
      expect(pageIn(third, edition, code, path)).toContain(' first<');
      expect(pageIn(third, later, code, path)).toContain(' second<');
      expect(pageIn(third, later, 'ur', path)).toContain(' third<');
    }
});

test.each([
  ['a page was changed', `editions/${edition}/en/terms.html`, '<title>other terms</title>', 'hash differs'],
  ['the list is a portal’s page', 'editions/editions.json', '<!doctype html>', 'Unexpected token'],
  [
    'the list has a path outside its folder',
    'editions/editions.json',
    '{"editions":[{"edition":"../.."}]}',
    'has another shape',
  ],
])('the build stops when %s', async (_, file, content, named) => {
  const folder = await built('first');
  writeFileSync(join(folder, 'site', file), content);
  const fetching = fetchEarlierEditions(await serve(folder));
  await expect(fetching).rejects.toThrow(named);
  await expect(fetching).rejects.toMatchObject({ name: 'CommandError' });
});

test('a build copies no edition if the site has none, if it is a demo build, or with ACCT_WITHOUT_EARLIER_RELEASES', async () => {
  const folder = await built('first');
  const origin = await serve(folder);
  const live = { mode: 'live', values: { ...settings.values, VITE_SITE_ORIGIN: `${origin}/` } } as const;
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await fetchEditionsForBuild(live, {}))?.pages.size).toBe(languageCodes.length * legalPaths.length);
  expect(logged).toHaveBeenCalledWith(`Editions copied from the live site: ${edition}.`);
  expect(await fetchEditionsForBuild(settings, {})).toBeNull();
  expect(await fetchEditionsForBuild(live, { ACCT_WITHOUT_EARLIER_RELEASES: '1' })).toBeNull();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('lose their address'));
  rmSync(join(folder, 'site/editions/editions.json'));
  expect(await fetchEarlierEditions(origin)).toBeNull();
});

const word = { words: `sha256-${'w'.repeat(43)}=`, sentence: now.hashes.en?.sentence ?? '' };
const corrected = { date: today, edition, language: 'en', from: now.hashes.en?.words ?? '', to: word.words };
const contact = { ...owner, grievanceContact: 'grievance@other.test' };

test.each<readonly [what: string, change: Partial<CurrentEdition>, facts: OwnerFacts, says: readonly string[]]>([
  ['nothing has changed', {}, owner, []],
  ['a fact outside the edition’s texts has changed', {}, { ...owner, refundTime: 'Never' }, []],
  [
    'a fact of the edition has changed',
    {},
    { ...owner, dataRetention: 'Without end' },
    [`dataRetention differs from edition ${edition}, which is live ("One year`, '"Without end" here): make a new'],
  ],
  ['failures are sent to another host', { facts: { ...now.facts, watchHost: 'x.test' } }, owner, ['watchHost differs']],
  [
    'closed accounts are stored longer',
    { facts: { ...now.facts, closedAccountsKeptFor: '9' } },
    owner,
    ['closedAccountsKept'],
  ],
  [
    'contact details have changed without a date',
    {},
    contact,
    ['grievanceContact differs from the live', `'${today}' if`],
  ],
  ['contact details have changed with a date', {}, { ...contact, contactsSince: today }, []],
  [
    'contact details have changed with a date before the edition',
    {},
    { ...contact, contactsSince: '2026-11-01' },
    ['grievanceContact differs'],
  ],
  [
    'words have changed, and the record of the edition with them',
    { record: { editions: { [edition]: { ...now.hashes, en: word } }, corrections: [] } },
    owner,
    ['is live with other words in "en": make a new'],
  ],
  [
    'spelling was corrected',
    { record: { ...now.record, corrections: [{ ...corrected, reviewer: 'A. Rao' }] } },
    owner,
    [],
  ],
  ['a new edition has an earlier day', { edition: '2026-11-22' }, owner, ['but 2026-11-23 is live: make a new']],
  ['a new edition changes every fact', { edition: later, facts: {} }, owner, []],
])('validateEditions reports a fault of the build when %s', async (_, change, facts, says) => {
  const live = await fetchEarlierEditions(await serve(await built('first')));
  const lines = validateEditions(
    live?.list as EarlierEditions['list'],
    { ...(await currentEdition(settings, facts, record)), ...change },
    today,
  );
  expect(lines).toHaveLength(says.length === 0 ? 0 : 1);
  for (const part of says) expect(lines[0]).toContain(part);
});

describe('after a build has recorded the hashes of its pages', () => {
  const address = formatEditionPath(edition, 'en', '/terms');

  /**
   * Builds a first deployment, records its pages, and serves its folder after `change` has edited it. Returns the
   * record, the folder, and the editions that the next build fetches.
   */
  async function afterFirst(change: (site: string) => void = () => undefined) {
    const folder = await built('first');
    const recorded = addPageHashes(record, join(folder, 'site'));
    change(join(folder, 'site'));
    return { recorded, folder, live: await fetchEarlierEditions(await serve(folder)) };
  }

  /** Changes a page and its hash in the list, as an attacker who controls the host could. */
  function forge(site: string): void {
    const list = JSON.parse(readFileSync(join(site, 'editions/editions.json'), 'utf8'));
    const page = '<title>other terms</title>';
    writeFileSync(join(site, `${address}.html`), page);
    list.editions[0].languages.en.files['/terms'] = computeSriHash(page);
    writeFileSync(join(site, 'editions/editions.json'), JSON.stringify(list));
  }

  test('unchanged live pages pass, and their record stays the same', async () => {
    const { recorded, folder, live } = await afterFirst();
    expect(recorded.editions[edition]?.en).toEqual({
      ...hashes.en,
      pages: { '/privacy': expect.stringMatching(/^sha256-/), '/terms': expect.stringMatching(/^sha256-/) },
    });
    expect(findPageFaults(recorded, live, edition)).toEqual([]);
    expect(addPageHashes(recorded, join(folder, 'site'))).toEqual(recorded);
  });

  test('a build stops if a live page and the page’s hash in the live list were changed together', async () => {
    const { recorded, live } = await afterFirst(forge);
    expect(findPageFaults(recorded, live, edition)).toEqual([
      expect.stringMatching(
        `^The live ${address} \\(sha256-.*is not the page that was recorded.*when-something-goes-wrong`,
      ),
    ]);
    expect(findPageFaults(record, live, edition), 'a page without a record passes').toEqual([]);
  });

  test('a build stops if a recorded edition is no longer live, unless the build publishes that edition', async () => {
    const { recorded } = await afterFirst();
    expect(findPageFaults(recorded, null, edition)).toEqual([]);
    expect(findPageFaults(recorded, null, later)).toContainEqual(
      expect.stringMatching(`^${address} was recorded, but is not live`),
    );
  });

  test('a build stops if a live edition has no record', async () => {
    const { live } = await afterFirst();
    expect(findPageFaults({ editions: {}, corrections: [] }, live, later)).toContainEqual(
      expect.stringMatching(`^${address} is live, but .*edition-words.json has no words of that edition`),
    );
  });

  test('new words of an edition that is not live remove the page hashes from its record', async () => {
    const { recorded } = await afterFirst();
    const next = addCurrentWords({ edition, record: recorded, hashes }, null, today);
    expect(next.editions[edition]).toEqual(hashes);
  });
});

test('control characters in the live list of editions do not reach the terminal', async () => {
  const live = await fetchEarlierEditions(await serve(await built('first')));
  const [row, ...others] = live?.list.editions ?? [];
  const facts = { ...row?.facts, brand: '\u001b[2J\u202e', '\u0007\u009b': 'x' };
  const list = { ...live?.list, editions: [{ ...row, facts }, ...others] } as EarlierEditions['list'];
  const lines = validateEditions(list, await currentEdition(settings, owner, record), today);
  expect(lines.join('')).toContain('("\\u{1b}[2J\\u{202e}" there, ');
  expect(lines.join('')).not.toMatch(/\p{C}/u);
});

test('a second change of the contact details needs a later date than the first change', async () => {
  const first = await fetchEarlierEditions(await serve(await built('first')));
  const since = (facts: OwnerFacts, day: string | null) =>
    currentEdition(settings, { ...facts, contactsSince: day }, record);
  const dated = await since(contact, '2027-01-10');
  const list = (await fetchEarlierEditions(await serve(await built('second', dated, first))))?.list;
  const judged = async (...given: Parameters<typeof since>) =>
    validateEditions(list as EarlierEditions['list'], await since(...given), today).length;
  expect(await judged(contact, '2027-01-10')).toBe(0);
  expect(await judged({ ...contact, supportEmail: 'new@other.test' }, '2027-01-10')).toBe(1);
  expect(await judged({ ...contact, supportEmail: 'new@other.test' }, '2027-01-11')).toBe(0);
  // A return to the contact details of the edition's first day is also a change, which needs a new date.
  expect(await judged(owner, '2027-01-10')).toBe(1);
  expect(await judged(contact, null)).toBe(1);
});
