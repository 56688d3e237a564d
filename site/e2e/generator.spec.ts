import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages as en } from '../../widget/languages/en/messages.ts';
import { messages as hi } from '../../widget/languages/hi/messages.ts';

/** The generator's settings by name. `kind` chooses between a pinned and the latest release. */
type Knobs = Readonly<Record<string, string>>;

type Case = { readonly name: string; readonly knobs: Knobs; readonly often?: true };

const cases: readonly Case[] = [
  { name: 'of the initial settings', knobs: {}, often: true },
  {
    name: 'of the latest release, in Hindi, dark, with start values',
    knobs: {
      kind: 'moving',
      lang: 'hi',
      theme: 'dark',
      'prefill-company': 'A & B "Traders"',
      loading: 'lazy',
      '--acct-accent-strong': '#0b3d91',
    },
  },
  { name: 'of a release that the partner hosts', knobs: { folder: '{partner}/widget/v1' } },
];

for (const { name, knobs, often } of cases) {
  test(`a visitor signs up on a page with only the snippet ${name}, without a violation of the snippet’s policy`, {
    tag: often ? [] : '@proof:rare',
  }, async ({ page, context, services, visitor }) => {
    const here = Object.fromEntries(
      Object.entries(knobs).map(([knob, value]) => [
        knob,
        value.replace(/\{(\w+)\}/, (_, service: keyof typeof services) => services[service]),
      ]),
    );
    const lines = await generate(page, services, here);
    const partner = await context.newPage();
    // The partner's page has another origin than the card's files.
    const violations = await openPartnerFile(
      partner,
      `${knobs.folder ? services.app : services.partner}/empty-file`,
      lines,
    );
    const text = knobs.lang === 'hi' ? hi : en;
    const card = new CardPage(partner, text);
    if (knobs['prefill-company']) await expect(card.field('company')).toHaveValue(knobs['prefill-company']);
    const colour = knobs['--acct-accent-strong'];
    if (colour) expect(await inherited(partner.locator('acct-auth-card'), '--acct-accent-strong')).toBe(colour);
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await partner.waitForURL(`${services.app}/`);
    await expect(partner.getByText(visitor.email).first()).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test('the generator shows an inert card with the settings, and checks the contrast of the chosen colours', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] config\/app-url/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${services.site}/docs`);
  const generator = page.locator('.generator');
  const card = generator.locator('acct-auth-card');
  await expect(generator).toBeVisible();
  const before = asked.filter((url) => url.endsWith('.js'));
  expect(before.map((url) => /\/assets\/([a-z-]+)-[\w-]{8}\./.exec(url)?.[1]).sort()).toEqual([
    'docs',
    'wake-at-touch',
  ]);
  await expect(card).toHaveCount(0);

  await generator.getByLabel('lang').selectOption('hi');
  await expect(card.getByText(hi.createAccount)).toBeVisible();
  await generator.getByLabel('tab', { exact: true }).selectOption('signin');
  await expect(card.getByText(hi.forgotPassword)).toBeVisible();
  await expect(generator.locator('pre').first()).toContainText('lang="hi"');
  await generator.getByLabel('lang').selectOption('');
  await expect(generator.locator('pre').first()).not.toContainText('lang=');
  await generator.getByLabel('app-url').fill('ftp://nowhere');
  await generator.getByLabel('app-url').blur();
  const refused = 'app-url="ftp://nowhere". Use an https address (http on localhost only).';
  await expect(generator.getByRole('status').filter({ hasText: refused })).toBeVisible();
  await generator.getByRole('button', { name: 'Copy: HTML' }).click();
  await expect(generator.getByRole('textbox', { name: 'app-url', description: refused })).toBeFocused();
  await generator.getByLabel('app-url').fill('http://localhost:4000');
  await generator.getByLabel('app-url').blur();
  await expect(generator.locator('#refusals')).toBeEmpty();
  await expect(card.locator('[data-state=ready]')).toBeVisible();

  await card.click({ force: true });
  await generator.getByRole('button', { name: /^Copy: Content/ }).press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('acct-auth-card'))).toBeNull();
  expect(asked.filter((url) => /google|firebase-auth/.test(url))).toEqual([]);

  await test.step('chosen colours are in preview and snippet, and are checked for contrast', async () => {
    const html = generator.locator('pre').first();
    const choose = async (token: string, value: string): Promise<void> => {
      await generator.getByLabel(token).fill(value);
      await generator.getByLabel(token).blur();
    };
    await generator.getByText('Colours of your own').click();
    await choose('--acct-accent-strong', '#7a9');
    await expect(generator.getByText(/--acct-on-accent on --acct-accent-strong 2\.\d\d:1 \(light\)/)).toBeVisible();
    await expect(card.locator('[part~=submit-button]')).toHaveCSS('background-color', 'rgb(119, 170, 153)');
    await expect(html).toContainText('style="--acct-accent-strong: #7a9"');
    await choose('--acct-accent-strong', 'teal');
    await expect(html).not.toContainText('style=');
    await generator.getByRole('button', { name: 'Copy: HTML' }).click();
    const wrong = {
      name: /^--acct-accent-strong/,
      description: /^Write these colours as #rrggbb: --acct-accent-strong$/,
    };
    await expect(generator.getByRole('textbox', wrong)).toBeFocused();
    await choose('--acct-accent-strong', '#0b3d91');
    await expect(generator.locator('#colour-problems')).toBeEmpty();
    await generator.getByLabel('framework').selectOption('React');
    await expect(html).toContainText("import './sign-up-card.css';");
    await expect(generator.locator('pre').last()).toHaveText('acct-auth-card {   --acct-accent-strong: #0b3d91; }');
  });
});

const inherited = (place: Locator, property: string): Promise<string> =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Returns the code that the generator on /docs creates from these settings, as its buttons copy it. */
async function generate(page: Page, { site }: Pick<TestServices, 'site'>, knobs: Knobs) {
  await page.goto(`${site}/docs`);
  const generator = page.locator('.generator');
  const [html, policy] = [generator.locator('pre').nth(0), generator.locator('pre').nth(1)];
  const { kind, ...fields } = knobs;
  if (kind) await generator.locator(`[name=kind][value=${kind}]`).check();
  for (const more of await generator.locator('summary').all()) await more.click();
  for (const [name, value] of Object.entries(fields)) {
    const field = generator.locator(`.knobs [name="${name}"]`);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
    await field.dispatchEvent('change');
    if (value && name !== 'folder') await expect(html).toContainText(name.startsWith('--') ? `${name}: ` : `${name}="`);
  }
  await expect(generator.locator('acct-auth-card [data-state]')).toBeAttached();
  return { html: (await html.textContent()) ?? '', policy: (await policy.textContent()) ?? '' };
}

/**
 * Opens a partner's page that consists of the snippet and is served with `policy`. Returns the list of policy
 * violations, which grows while the page is open.
 */
async function openPartnerFile(page: Page, address: string, { html, policy }: { html: string; policy: string }) {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (line: string) => void violations.push(line));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(line: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: html,
    }),
  );
  await page.goto(address);
  return violations;
}
