import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cardFiles } from '../../../widget/release/release.ts';
import { readPorts } from '../../base/ports.ts';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { demoSettings } from '../../settings/read-build-settings.ts';
import {
  type EarlierRelease,
  earlierReleasesOptOutVariable,
  fetchEarlierReleases,
  fetchReleasesForBuild,
} from './fetch-earlier-releases.ts';
import { describeRelease, type ReleaseEntry, readReleaseList } from './release-list.ts';
import { buildSampleCard } from './testing/build-sample-card.ts';
import { writeReleases } from './write-releases.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a site that gives these answers. Resolves to its origin. */
async function startSite(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

/** Serves a folder below /widget/. If `changed` returns a text for a path, the text is served instead of the file. */
const serving =
  (folder: string, changed: (path: string) => string | undefined = () => undefined): RequestListener =>
  ({ url = '' }, response) => {
    const path = url.replace('/widget/', '');
    const file = join(folder, path);
    const body = changed(path) ?? (existsSync(file) ? readFileSync(file) : undefined);
    response.writeHead(body === undefined ? 404 : 200).end(body);
  };

/** Writes two deployments below /widget/. The second contains the release of the first. */
function twoReleases() {
  const [first, second] = [buildSampleCard('1.0.0'), buildSampleCard('1.1.0', 'second')];
  const [before, live] = [temporaryFolder('hosted'), temporaryFolder('hosted')];
  writeReleases({ out: before, ...first, earlier: [] });
  const list = readReleaseList(readFileSync(join(before, 'releases.json'), 'utf8'));
  writeReleases({ out: live, ...second, earlier: list.map((entry) => taken(entry, first)) });
  return { first, second, live };
}

/** Returns a release in the form in which the build fetches it. */
function taken(entry: ReleaseEntry, { widget, release }: ReturnType<typeof buildSampleCard>): EarlierRelease {
  const names = ['integrity.json', ...Object.keys(release.files)];
  return { entry, files: new Map(names.map((name) => [name, readFileSync(join(widget, name))] as const)) };
}

test('a site that publishes no list of releases has no earlier releases', async () => {
  const origin = await startSite((_, response) => response.writeHead(404).end('no such page'));
  expect(await fetchEarlierReleases(origin)).toEqual([]);
});

test('every listed release is copied byte for byte, and listed after the new release', async () => {
  const { first, second, live } = twoReleases();
  const third = buildSampleCard('1.1.1', 'third');
  const out = temporaryFolder('hosted');
  const earlier = await fetchEarlierReleases(await startSite(serving(live)));
  writeReleases({ out, ...third, earlier });
  const names = [third, second, first].map(({ release }) => release.release);
  const list = readReleaseList(readFileSync(join(out, 'releases.json'), 'utf8'));
  expect(list.map(({ release }) => release)).toEqual(names);
  for (const { release } of [first, second, third]) {
    expect(describeRelease(join(out, release.release), release.version)).toEqual(release);
    expect(readFileSync(join(out, release.release, 'integrity.json'), 'utf8')).toBe(
      `${JSON.stringify(release, null, 2)}\n`,
    );
  }
  const shell = readFileSync(join(out, 'v1', cardFiles.shell), 'utf8');
  expect(shell).toContain(`"../${third.release.release}/${cardFiles.react}"`);
});

test('the address of an earlier major version serves the newest release of that version that is not withdrawn', () => {
  const builds = [buildSampleCard('0.9.1', 'bad'), buildSampleCard('0.9.0', 'good'), buildSampleCard('0.8.0')];
  const [bad, ...earlier] = builds.map((build) =>
    taken({ release: build.release.release, version: build.release.version, integrity: '' }, build),
  );
  const withdrawn = { why: 'It harms.', successor: '', integrity: '', signature: '' };
  const out = temporaryFolder('hosted');
  const harmful = bad ? [{ ...bad, entry: { ...bad.entry, withdrawn } }] : [];
  writeReleases({ out, ...buildSampleCard('1.0.0'), earlier: [...harmful, ...earlier] });
  const shell = readFileSync(join(out, 'v0', cardFiles.shell), 'utf8');
  expect(shell).toContain(`"../${builds[1]?.release.release}/${cardFiles.react}"`);
  expect(readFileSync(join(out, 'v0', cardFiles.single), 'utf8')).toContain('all of it good');
});

test('a live release that is built again is listed once, and its row in the list keeps fields that the build does not know', async () => {
  const { second, live } = twoReleases();
  const list = JSON.parse(readFileSync(join(live, 'releases.json'), 'utf8'));
  const marked = JSON.stringify({
    releases: list.releases.map((entry: object) => ({ ...entry, note: 'kept' })),
  });
  const site = serving(live, (path) => (path === 'releases.json' ? marked : undefined));
  const out = temporaryFolder('hosted');
  writeReleases({ out, ...second, earlier: await fetchEarlierReleases(await startSite(site)) });
  expect(readFileSync(join(out, 'releases.json'), 'utf8')).toBe(`${JSON.stringify(JSON.parse(marked), null, 2)}\n`);
});

test.each([
  ['a script was changed', (path: string) => (path.endsWith(cardFiles.react) ? 'alert(1)' : undefined), 'hash differs'],
  ['the hashes were changed', (path: string) => (path.endsWith('integrity.json') ? '{}' : undefined), 'hash differs'],
  ['the list is a portal’s page', () => '<!doctype html><title>Sign in to the network</title>', 'is not JSON'],
  ['the list has another shape', () => '{"releases":[{"release":"../../etc"}]}', 'has another shape'],
])('the build stops when %s, and says what to do', async (_, changed, named) => {
  const { live } = twoReleases();
  const fetching = fetchEarlierReleases(await startSite(serving(live, changed)));
  await expect(fetching).rejects.toThrow(named);
  await expect(fetching).rejects.toThrow(`${earlierReleasesOptOutVariable}=1 npm run build`);
  await expect(fetching).rejects.toMatchObject({ name: 'CommandError' });
});

test.each([
  ['that is not JSON', '\u001b[2J\u202e{}'],
  [
    'with escapes in a version',
    JSON.stringify({ releases: [{ release: '1.0.0-01234567', version: '1\u001b[2J', integrity: '' }] }),
  ],
  ['with escapes in a name', JSON.stringify({ releases: [{ release: '\u001b]0;x\u0007\n' }] })],
])('control characters in a live list %s do not reach the terminal', async (_, list) => {
  const origin = await startSite((_, response) => response.writeHead(200).end(list));
  const refused = await fetchEarlierReleases(origin).catch((error: Error) => error.message);
  expect(refused).toContain('\\u{1b}');
  expect(refused).not.toMatch(/[\p{C}\n]/u);
});

test('a file that is far too large is not read to its end', async () => {
  const chunk = Buffer.alloc(1_000_000, ' ');
  let sent = 0;
  const origin = await startSite((_, response) => {
    response.writeHead(200);
    const send = (): void => {
      sent += chunk.length;
      if (sent > 300_000_000) response.end();
      else response.write(chunk, () => send());
    };
    send();
  });
  await expect(fetchEarlierReleases(origin)).rejects.toThrow('has more than 20 MB');
  expect(sent).toBeLessThan(100_000_000);
});

test('the build stops if a file of a listed release is missing', async () => {
  const { first, live } = twoReleases();
  const site = serving(live);
  const origin = await startSite((request, response) =>
    request.url?.endsWith(`${first.release.release}/hi.js`) ? response.writeHead(404).end() : site(request, response),
  );
  await expect(fetchEarlierReleases(origin)).rejects.toThrow(/hi\.js answers with status 404/);
});

test('a redirect stops the build, even if it leads to a 404', async () => {
  const origin = await startSite((request, response) =>
    request.url === '/portal' ? response.writeHead(404).end() : response.writeHead(302, { location: '/portal' }).end(),
  );
  await expect(fetchEarlierReleases(origin)).rejects.toThrow('status 302');
});

test('a server that does not answer, or stops in the middle of an answer, stops the build after the time limit', async () => {
  const silent = await startSite(() => undefined);
  await expect(fetchEarlierReleases(silent, 50)).rejects.toThrow('did not arrive within 0.05 s');
  server?.closeAllConnections();
  server?.close();
  const slow = await startSite((_, response) => response.writeHead(200).write('{"releases":'));
  await expect(fetchEarlierReleases(slow, 200)).rejects.toThrow('did not arrive within 0.2 s');
});

test('a site that cannot be reached stops the build', async () => {
  const origin = await startSite(() => undefined);
  await new Promise((done) => server?.close(done));
  await expect(fetchEarlierReleases(origin)).rejects.toThrow(/could not be read \(.*ECONNREFUSED/);
});

/**
 * Fetches the releases for a build from a site that answers every request with an error. Returns the requests, the
 * result and the warnings.
 */
async function building(mode: 'demo' | 'live', env: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const origin = await startSite(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(500).end();
  });
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const outcome = await fetchReleasesForBuild({ ...demoSettings(readPorts({}), { site: origin }), mode }, env).catch(
    (error: Error) => error.name,
  );
  const lines = said.mock.calls.flat().join('\n');
  return { asked, outcome, lines };
}

test('a demo build sends no request for earlier releases', async () => {
  expect(await building('demo', {})).toEqual({ asked: [], outcome: [], lines: '' });
});

test('a live build reads the releases of the site that it will replace, and stops if the site answers with an error', async () => {
  expect(await building('live', {})).toEqual({ asked: ['/widget/releases.json'], outcome: 'CommandError', lines: '' });
});

test('a build with ACCT_WITHOUT_EARLIER_RELEASES=1 sends no request, and warns that pages lose their card', async () => {
  const { asked, outcome, lines } = await building('live', { ACCT_WITHOUT_EARLIER_RELEASES: '1' });
  expect({ asked, outcome }).toEqual({ asked: [], outcome: [] });
  expect(lines).toContain('lose their card');
});
