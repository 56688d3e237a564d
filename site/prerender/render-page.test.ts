import { describe, expect, it, vi } from 'vitest';
import { languageCodes, languages, pathInLanguage } from '../../account/languages.ts';
import { mainPaths, pagePaths } from '../base/paths.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import { type OwnerFacts, ownerFacts } from '../content/facts/owner-facts.ts';
import { cookiePrefix } from '../content/facts/session-cookies.ts';
import { createDemoRenderOptions } from '../testing/create-demo-render-options.ts';
import { renderDemoPage } from '../testing/render-demo-page.ts';
import { validateGstin } from '../tools/bill/tax/gstin.ts';
import { renderPage, siteRoutes } from './render-page.tsx';

const options = createDemoRenderOptions();
const { env } = options;

async function documentOf(path: string, given?: Parameters<typeof renderPage>[1]): Promise<Document> {
  const html = given ? renderPage(path, given) : renderDemoPage(path);
  return new DOMParser().parseFromString(await html, 'text/html');
}

it('the site has a page of every kind in every language, with one top heading, and a title and description of its own', async () => {
  expect(siteRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/pricing', '/hi', '/hi/pricing']));
  expect(siteRoutes).toHaveLength(pagePaths.length * languageCodes.length);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, language } of siteRoutes) {
    const page = await documentOf(path);
    titles.add(page.title);
    descriptions.add(page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '');
    expect(page.documentElement.lang, path).toBe(language);
    expect(page.documentElement.dir, path).toBe(languages[language].direction);
    expect(page.documentElement.dataset.script, path).toBe(new Intl.Locale(language).maximize().script);
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    expect(page.title, path).toContain(brand.name);
  }
  expect([titles.size, descriptions.size]).toEqual([siteRoutes.length, siteRoutes.length]);
});

it('a page in a script other than Latin has no word in Latin letters, except names', async () => {
  // Names and the owner's words are the same in every language, so they are removed from the text. The longest is
  // removed first, because a firm's name may contain the brand's name.
  const asTheyAre = [brand.name, ...Object.values(ownerFacts).filter((fact) => fact !== null)];
  asTheyAre.sort((one, other) => other.length - one.length);
  const ownWords = (text: string) => asTheyAre.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const namesOnly =
    /\S+@\S+|English|Windows|macOS|Ubuntu|Android|iPhone|iOS|API|Chrome|Firefox|Safari|Edge|RAM|MB|GB|UPI|WhatsApp|[CSI]?GST(R-\w+|IN)?|SHA-256|OTP|acct[\w-]*|[a-z-]+: https.*|https?:\S+|<.*|app-url|cookie-domain|handoff|prefill-email|tab|lang|theme|signup.*|en(, \w+)+|auto, .*|X|Q-\d+|C-\d+/g;
  for (const { path, language } of siteRoutes) {
    const script: string = languages[language].script;
    if (script === 'Latn') continue;
    const page = await documentOf(path);
    for (const outside of page.querySelectorAll('script, style, [translate=no], [lang]:not(html)')) outside.remove();
    for (const word of page.querySelectorAll('.firm')) word.replaceWith(...word.childNodes);
    page.body.normalize();
    const words = textsIn(page.body).filter((text) => !new RegExp(`\\p{Script=${script}}`, 'u').test(text));
    expect(
      words.filter((text) => /[a-z]/i.test(ownWords(text).replace(namesOnly, ''))),
      path,
    ).toEqual([]);
  }
});

const live = { ...options, env: { ...env, isDemo: false } };
const noFacts = Object.fromEntries(Object.keys(ownerFacts).map((name) => [name, null])) as unknown as OwnerFacts;
const leastFacts: OwnerFacts = {
  ...noFacts,
  legalName: 'B <C>',
  supportEmail: 'care@b-c.example',
  grievanceOfficer: 'A. Rao & Co',
  gstOnPrices: 'added',
};

it('a page shows the owner’s facts unchanged, and omits a missing fact together with its label', async () => {
  const contact = await documentOf('/contact', { ...live, facts: leastFacts });
  const main = contact.querySelector('main');
  expect(main?.textContent).toContain('Grievance officerA. Rao & Co');
  expect(main?.querySelector('a[href="mailto:care@b-c.example"]')).toBeTruthy();
  expect(Array.from(main?.querySelectorAll('dt') ?? [], (term) => term.textContent)).toEqual([
    'Legal name',
    'Customer-care e-mail',
    'Grievance officer',
  ]);
  expect(contact.querySelector('footer')?.textContent).toContain('B <C>. All rights reserved.');
  expect(contact.querySelector('script[type="application/ld+json"]')?.textContent).toContain('"name":"B \\u003cC>"');
  expect(contact.body.textContent).not.toContain('Demo build');
});

it('a page keeps the line breaks of an address, and turns only complete phone numbers into links', async () => {
  const facts = { ...leastFacts, postalAddress: '4th Floor\n1204 JM Road', supportPhone: '+91 (20) 4000 1200' };
  const linked = async (supportPhone: string) =>
    (await documentOf('/contact', { ...live, facts: { ...facts, supportPhone } })).querySelector(
      'main a[href^="tel:"]',
    );
  const contact = await documentOf('/contact', { ...live, facts });
  expect(contact.querySelector('main')?.innerHTML).toContain('4th Floor<br>1204 JM Road');
  expect((await linked('+91 (20) 4000 1200'))?.getAttribute('href')).toBe('tel:+912040001200');
  expect((await linked('1800 123 4567'))?.getAttribute('href')).toBe('tel:18001234567');
  expect(await linked('Ask for 2040001200')).toBeNull();
});

it('no page of a live build has a placeholder, an empty section or a label without its fact', async () => {
  const placeholders = languageCodes.flatMap((language) => Object.values(catalogues[language].owner.placeholders));
  for (const { path } of siteRoutes) {
    const { body } = await documentOf(path, { ...live, facts: leastFacts });
    // Ignores the guide, because its code contains the word `null`.
    for (const guide of body.querySelectorAll('.guide-page .article')) guide.remove();
    expect(body.querySelectorAll('.placeholder'), path).toHaveLength(0);
    expect(
      textsIn(body).filter((text) => placeholders.includes(text) || /\b(null|undefined)\b|to be supplied/i.test(text)),
      path,
    ).toEqual([]);
    for (const term of body.querySelectorAll('dt')) {
      expect(term.parentElement?.querySelector('dd')?.textContent, `${path}: ${term.textContent}`).toBeTruthy();
    }
    for (const section of body.querySelectorAll('main section')) {
      const heading = section.querySelector('h2, h3, h4')?.textContent ?? '';
      expect(section.textContent?.length, `${path}: ${heading}`).toBeGreaterThan(heading.length);
    }
  }
});

it('the home page shows one sample bill in five steps, with the owner’s screenshot or a drawing of less than 12 kB', async () => {
  const dayWith = async (facts: OwnerFacts) => (await documentOf('/', { ...live, facts })).querySelector('.day');
  const drawn = await dayWith(leastFacts);
  const { billTimeline } = catalogues.en;
  const steps = Array.from(drawn?.querySelectorAll('h3') ?? [], ({ textContent }) => textContent);
  expect(steps).toEqual(Object.values(billTimeline.steps).map(({ title }) => title));
  const notes = Array.from(drawn?.querySelectorAll('small') ?? [], ({ textContent }) => textContent);
  expect(notes.filter((note) => note === billTimeline.note)).toHaveLength(1);
  expect(drawn?.querySelector('svg')?.outerHTML.length).toBeLessThan(12_000);
  const shown = await dayWith({ ...leastFacts, productPicture: '/product.png' });
  expect(shown?.querySelector('img')?.getAttribute('src')).toBe('/product.png');
  expect(shown?.querySelector('svg')).toBeNull();
});

it('the page of prices shows the question about taking data out only if the owner has written an answer', async () => {
  const questionsWith = async (facts: OwnerFacts) =>
    (await documentOf('/pricing', { ...live, facts })).querySelector('.questions')?.textContent;
  expect(await questionsWith(leastFacts)).not.toContain('Can I take my data out?');
  expect(await questionsWith({ ...leastFacts, dataExport: 'As an Excel file.' })).toContain('As an Excel file.');
});

it('no page shows the Markdown syntax of the guide', async () => {
  const page = await documentOf('/docs');
  for (const code of page.querySelectorAll('code, .firm')) code.replaceWith('x');
  expect(page.querySelector('main')?.textContent).not.toMatch(/\*\*|\]\(|\{\{|<!--|`|&[a-z]+;/);
});

it('a build without an installer shows a sentence instead of the download button', async () => {
  const main = (await documentOf('/downloads')).querySelector('main');
  expect(main?.textContent).toContain('Installer not available yet');
  expect(main?.querySelector('a[download]')).toBeNull();
});

it.each([
  [brand.since, `© ${brand.since} ${brand.name}.`],
  [brand.since + 2, `© ${brand.since}–${brand.since + 2} ${brand.name}.`],
])('a page that is built in %i shows each copyright year once', async (year, line) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(year, 5) });
  const page = await documentOf('/', { ...options, facts: noFacts }).finally(() => void vi.useRealTimers());
  expect(page.querySelector('footer')?.textContent).toContain(line);
});

describe('a demo build without the owner’s facts', () => {
  const demo = { ...options, facts: noFacts };
  const company = ['legalName', 'postalAddress', 'supportEmail', 'supportPhone', 'sellerGstin'] as const;

  it.each([
    ['en', '(fictitious)'],
    ['hi', '(काल्पनिक)'],
  ] as const)('shows a firm marked as fictitious, with numbers that cannot exist (%s)', async (language, mark) => {
    const { placeholders } = catalogues[language].owner;
    const contact = await documentOf(pathInLanguage('/contact', language), demo);
    const drawn = Array.from(contact.querySelectorAll('.placeholder'), (each) => each.textContent);
    expect(drawn).toEqual(expect.arrayContaining(company.map((name) => placeholders[name])));
    expect(company.filter((name) => !placeholders[name].endsWith(mark))).toEqual([]);
    const [gstin = ''] = placeholders.sellerGstin.split(' ');
    expect(validateGstin(gstin, 'seller')).not.toBeNull();
    expect(placeholders.supportEmail).toContain(`@${brand.domain} `);
    // In India, no PIN code and no phone number begins with 0.
    expect(placeholders.postalAddress).toMatch(/ 000000 /);
    expect(placeholders.supportPhone).toMatch(/^\+91 0/);
    expect(contact.querySelector('main a:is([href^="tel:"], [href^="mailto:"])')).toBeNull();
    expect(contact.querySelector('footer')?.textContent).toContain(brand.name);
    expect(contact.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain(mark);
  });

  it('names the fictitious firm above the footer of every main page', async () => {
    for (const language of languageCodes) {
      const { legalName, postalAddress } = catalogues[language].owner.placeholders;
      for (const plainPath of mainPaths) {
        const { body } = await documentOf(pathInLanguage(plainPath, language), demo);
        const lines = Array.from(body.querySelectorAll('.trust dd'), ({ textContent }) => textContent);
        expect(lines.slice(0, 2), plainPath).toEqual([legalName, postalAddress]);
        expect(body.querySelectorAll('.placeholder'), plainPath).toHaveLength(0);
      }
    }
  });

  it('shows the owner’s company instead of the fictitious firm if the owner has supplied one of its facts', async () => {
    const facts = { ...noFacts, legalName: 'B <C>' };
    const { body } = await documentOf('/', { ...options, facts });
    const [first, second] = body.querySelectorAll('.trust dd');
    expect([first?.textContent, second?.textContent]).not.toContain(catalogues.en.owner.placeholders.postalAddress);
    expect(first?.textContent).toBe('B <C>');
  });
});

it('the privacy notice lists the cookies by the names with which the card on /login sets them', async () => {
  const card = (await documentOf('/login')).querySelector('acct-auth-card');
  expect(card?.getAttribute('cookie-prefix')).toBe(cookiePrefix);
  for (const path of ['/privacy', '/hi/privacy']) {
    const names = Array.from((await documentOf(path)).querySelectorAll('th[scope="row"]'), (cell) => cell.textContent);
    expect(names).toEqual(
      expect.arrayContaining(['auth_token', 'user_id', 'company_id'].map((name) => `${cookiePrefix}_${name}`)),
    );
  }
});

/** Returns the texts of a page, one for each element with text. */
function textsIn(element: Element): string[] {
  const own = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? (node.textContent ?? '') : '')).join(' ');
  return [own.trim(), ...Array.from(element.children).flatMap(textsIn)].filter((text) => text !== '');
}
