import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localPath } from '../../../site/local-path.ts';
import { paths } from '../../../site/paths.ts';
import { pageFile } from '../../../site/prerender/page-file.ts';
import { sessionPlaces } from '../../../site/prerender/session-paths.ts';
import { languageCodes, sourceLanguage } from '../../../widget/languages/languages.ts';
import { wholePolicy } from '../../../widget/release/card-policy.ts';
import { openPage } from '../browser/open-page.ts';
import { openPlayground } from '../browser/open-playground.ts';
import { expect } from '../browser/test.ts';
import { readTestRun } from '../browser/test-run.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { exceptions } from './exceptions.ts';
import { unlisted } from './judge.ts';
import { measure } from './measure.ts';
import { nuChecker } from './nu-checker.ts';
import { readStructuredData } from './read-structured-data.ts';
import { richResults } from './rich-results.ts';
import { test } from './rulers-test.ts';
import { keepSeen, rulerFolder, type Seen } from './seen.ts';
import { weighPolicy } from './weigh-policy.ts';

const tag = '@proof:rulers';
const missing = '/no-such-page';
/** How many tests share the states of the card in a language. */
const shares = 6;

const roots = languageCodes.map((language) => localPath('/', language));
const builtFile = (name: string): string => readFileSync(join(readTestRun().folder, 'site', name), 'utf8');

/** Every page: its English path, where it is, its file. */
const places = [
  ...languageCodes.flatMap((language) =>
    paths.map((view) => {
      const path = localPath(view, language);
      return { view: view as string, language, path, file: pageFile(path, roots) };
    }),
  ),
  { view: missing, language: sourceLanguage, path: missing, file: '404.html' },
];

function expectListed(name: string, seen: readonly Seen[]): void {
  keepSeen(name, seen);
  expect(unlisted(seen, exceptions)).toEqual([]);
}

for (const { view, language, path } of places) {
  test(`what ${path} shows`, { tag }, async ({ page, services, allowConsole }) => {
    test.setTimeout(120_000);
    allowConsole(/status of 404 .*no-such-page/);
    await openPage(page, services.site + path);
    expectListed(`page ${path}`, [{ kind: 'page', view, language, answers: await measure(page) }]);
  });
}

for (const { path, language } of sessionPlaces) {
  test(`what every screen of ${path} shows`, { tag }, async ({ page, services }) => {
    test.setTimeout(120_000);
    // Nothing there goes on by itself while a page is only prerendered.
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { value: true }));
    await page.goto(services.httpsSite + path);
    const seen: Seen[] = [];
    for (const screen of await page.locator('section').all()) {
      await screen.evaluate((shown) => {
        for (const each of document.querySelectorAll('section')) each.hidden = each !== shown;
      });
      seen.push({ kind: 'page', view: '/session', language, answers: await measure(page) });
    }
    expect(seen.length).toBeGreaterThan(5);
    expectListed(`session ${path}`, seen);
  });
}

for (const language of languageCodes) {
  for (let share = 0; share < shares; share++) {
    test(`what the card shows in ${language}, ${share + 1} of ${shares}`, { tag }, async ({
      page,
      services,
      allowConsole,
    }) => {
      test.setTimeout(300_000);
      // Scenarios tell of misconfigurations and refused records on purpose.
      allowConsole(/\[acct-auth-card\] /);
      const playground = await openPlayground(page, `${services.partner}/playground/`, `lang=${language}`);
      const documents = new Map<string, string>();
      const seen: Seen[] = [];
      for (const scenario of playground.scenarios.filter((_, index) => index % shares === share)) {
        await playground.show({ scenario, lang: language, theme: 'light' });
        seen.push({ kind: 'card state', view: scenario, language, answers: await measure(page) });
        const markup = await page.locator('acct-auth-card').evaluate((card) => card.shadowRoot?.innerHTML ?? '');
        documents.set(scenario, `<!doctype html><html lang="${language}"><title>Card</title>\n${markup}`);
      }
      const name = `card ${language} ${share}`;
      const nu = await nuChecker(documents, rulerFolder(name));
      for (const scenario of documents.keys()) {
        const answer = nu === 'not run' ? nu : (nu.get(scenario) ?? []);
        seen.push({ kind: 'card state', view: scenario, language, answers: { nu: answer } });
      }
      expectListed(name, seen);
    });
  }
}

test('the documents of all pages, their structured data, their policies and the one for partners', { tag }, async ({
  browser,
  services,
}) => {
  test.setTimeout(180_000);
  // Only a browser finds the names of the https ground; without scripts no page leads elsewhere.
  const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const sessions = sessionPlaces.map(({ path, language }) => ({
    view: '/session',
    language,
    path,
    file: `${path.slice(1)}.html`,
  }));
  const all = [...places, ...sessions].map((place) => ({ ...place, html: builtFile(place.file) }));
  const nu = await nuChecker(new Map(all.map(({ path, html }) => [path, html])), rulerFolder('pages'));
  const data = new Map(all.map(({ path, html }) => [path, readStructuredData(html)]));
  const vocabulary = checkVocabulary(data, rulerFolder('vocabulary'));
  const seen: Seen[] = [];
  for (const { view, language, path } of all) {
    const response = await page.goto(services.httpsSite + path, { waitUntil: 'commit' });
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toBe('');
    const blocks = data.get(path) ?? [];
    seen.push({
      kind: 'page',
      view,
      language,
      answers: {
        nu: nu === 'not run' ? nu : (nu.get(path) ?? []),
        policies: weighPolicy(policy),
        ...(blocks.length > 0 && {
          richResults: await richResults(blocks),
          vocabulary: vocabulary.get(path) ?? [],
        }),
      },
    });
  }
  await context.close();
  const place = { files: 'https://www.acct.example', authPage: 'https://acct-example.firebaseapp.com' };
  const pinned = 'B92rpIN24X1G6qe1Ep2OmZYjOKARqUmaKoGw9kDTqBE=';
  for (const [view, policy] of [
    ['the policy that the guide gives to partners', wholePolicy(place)],
    ['the same for a pinned snippet', wholePolicy(place, pinned)],
  ] as const) {
    seen.push({ kind: 'policy', view, language: sourceLanguage, answers: { policies: weighPolicy(policy) } });
  }
  expectListed('documents', seen);
});
