import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../dev/proof/browser/test.ts';
import { messages as en } from '../../languages/en/messages.ts';
import { CardPage, recordEvents } from '../card-page.ts';
import { looksOfBothTabs } from './both-tabs.ts';
import { type GalleryPage, usual } from './gallery-page.ts';
import { changedLooks } from './looks.ts';
import { pagesOfDocuments } from './pages-of-documents.ts';
import { pagesOfScripts } from './pages-of-scripts.ts';
import { pagesOfStyles } from './pages-of-styles.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

const gallery = [...(await pagesOfStyles()), ...pagesOfDocuments, ...pagesOfScripts];
/** In npm test; all of them are in the long suite. */
const everyDay = ['hidden controls'];

/** What Google's scripts put on a page, and the fake of one of them in these tests (widget/README.md says that they come). */
const googles =
  /^(window|document)\.(grecaptcha|___grecaptcha_cfg|recaptcha|__fakeRecaptcha|gapi|___jsl|gapi_onload|__iframefcb\d+|__rcb\d+)\b/;

async function open(
  page: Page,
  partner: string,
  address: string,
  { html, headers = {} }: Pick<GalleryPage, 'html' | 'headers'>,
  app: string,
) {
  const attributes = `app-url="${app}" lang="en" theme="light" prefill-name="Asha Patil" human-check="real" terms-url="/terms" privacy-url="/privacy"`;
  const body = html({
    script: `<script type="module" src="${partner}/widget/v1/acct-auth-card.js"></script>`,
    card: `<acct-auth-card ${attributes}></acct-auth-card>`,
  });
  await page.route(`${partner}/${address}`, (route) =>
    route.fulfill({ body, headers: { 'content-type': 'text/html', ...headers } }),
  );
  await page.route(`${partner}/library/**`, (route) =>
    route.fulfill({ path: join('node_modules', new URL(route.request().url()).pathname.slice('/library/'.length)) }),
  );
  await page.goto(`${partner}/${address}`);
  return new CardPage(page);
}

const widthOf = (card: CardPage): Promise<number> =>
  card.root.getByRole('dialog').evaluate((root) => root.getBoundingClientRect().width);

/** By the card's width in px: what the others are compared with, read once a worker. */
const onPlainPages = new Map<number, Awaited<ReturnType<typeof looksOfBothTabs>>>();

for (const hostile of gallery) {
  const tag = everyDay.includes(hostile.name) ? [] : '@proof:hostile';
  test(`on a page with ${hostile.name} the card looks as ever, signs up, and leaves the page as it was`, {
    tag,
  }, async ({ page, context, services, visitor, backend, allowConsole }) => {
    // Two pages, each with both tabs, and a sign-up by keys.
    test.setTimeout(60_000);
    if (hostile.console) allowConsole(hostile.console);
    const told = page.waitForRequest(`${services.partner}/changes`);
    await page.route(`${services.partner}/changes`, (route) => route.fulfill({ body: '' }));
    await page.addInitScript(watchPage);
    await page.addInitScript(recordEvents);
    await page.addInitScript(() => {
      // Before the page has put anything in its place.
      const send = fetch.bind(window);
      const { pageWatch } = window as unknown as { readonly pageWatch: PageWatch };
      document.addEventListener('acct-redirect', () => {
        void send(`${location.origin}/changes`, {
          method: 'POST',
          body: pageWatch.changes().join('\n'),
          keepalive: true,
        });
      });
    });
    const card = await open(page, services.partner, 'hostile', hostile, services.app);
    await card.ready();
    await hostile.show?.(page);

    const looks = await looksOfBothTabs(card);
    // How much room there is is the page's to say; the card keeps what a phone number needs.
    const width = await widthOf(card);
    expect(width).toBeGreaterThanOrEqual(160);
    if (!onPlainPages.has(width)) {
      const plain = await context.newPage();
      await plain.addInitScript(recordEvents);
      const html = usual({ around: (tags) => `<div style="width:${width}px">${tags}</div>` });
      const other = await open(plain, services.partner, 'plain', { html }, services.app);
      await other.ready();
      onPlainPages.set(width, await looksOfBothTabs(other));
      await plain.close();
    }
    for (const [state, before] of Object.entries(onPlainPages.get(width) ?? {})) {
      expect(Object.keys(before).length).toBeGreaterThan(30);
      expect(changedLooks(before, looks[state] ?? {}), state).toEqual([]);
    }

    await card.tab(en.tabs.signup).click();
    const type = async (field: Parameters<CardPage['field']>[0], text: string) => {
      await card.field(field).click();
      await card.field(field).press('ControlOrMeta+a');
      await page.keyboard.type(text);
    };
    await type('company', 'Chai Co');
    await type('email', visitor.email);
    await type('newPassword', visitor.password);
    await card.solveCheck();
    await card.field('newPassword').press('Enter');
    await page.waitForURL(`${services.app}/`);
    const uid = await backend.uidOf(visitor.email);
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({
      displayName: 'Asha Patil',
      email: visitor.email,
    });
    expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ companyName: 'Chai Co' });
    const changes = ((await told).postData() ?? '').split('\n').filter((change) => change !== '');
    expect(changes.filter((change) => !googles.test(change) && !hostile.ownChanges?.test(change))).toEqual([]);
  });
}
