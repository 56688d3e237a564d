import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { longWaits } from '../../dev/proof/browser/long-waits.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage, eventRecorderScript } from './card-page.ts';
import { expect, rareTestDetails, test, type VisitorCardPage } from './card-test.ts';
import { serveLiveCard } from './live-card.ts';

type Fixture = { readonly card: VisitorCardPage; readonly page: Page; readonly services: TestServices };
type Unfit = {
  readonly code: string;
  /** A text that distinguishes this page from other pages with the same code. */
  readonly which?: string;
  /** True if the human check fails and reports `code`. */
  readonly failsCheck?: boolean;
  /** Matches the console line between its code and its link. By default, this part must contain "Where:". */
  readonly line?: string;
  /** The message that the card shows to the visitor. Absent if the provider's frame shows a message of its own. */
  readonly says?: string;
  /** Opens the page and resolves to its card. */
  readonly open: (fixture: Fixture, file: string) => Promise<CardPage>;
  /** The visitor's action. By default, the visitor clicks the field for the name. */
  readonly press?: (card: CardPage) => Promise<void>;
};

const html = (origin: string, app: string, rest = '></acct-auth-card>'): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><script>${eventRecorderScript}</script><script type="module" src="${origin}/widget/v1/acct-auth-card.js"></script><acct-auth-card app-url="${app}"${rest}`;

const inSandbox =
  (sandbox: string): Unfit['open'] =>
  async ({ page, services: { partner, app } }) => {
    const frame = `<iframe sandbox="${sandbox}" src="/inner" height="900"></iframe>`;
    const answer = { contentType: 'text/html' };
    await page.route(`${partner}/inner`, (route) => route.fulfill({ ...answer, body: html(partner, app) }));
    await page.route(`${partner}/outer`, (route) => route.fulfill({ ...answer, body: frame }));
    await page.goto(`${partner}/outer`);
    return new CardPage(page, en, page.frameLocator('iframe').locator('acct-auth-card'));
  };
const pressGoogle = async (card: CardPage): Promise<void> => {
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  await card.button(en.google).click();
};

/** The pages on which the card cannot work, each with the reports that the test expects. */
const unfitPages: readonly Unfit[] = [
  {
    code: 'page/from-file',
    line: '.* Where: file:.*',
    says: en.failures.notAuthorised,
    async open({ card, page, services }, file) {
      await writeFile(file, html(services.partner, services.app));
      await page.goto(`file://${file}`);
      return card;
    },
    async press(card) {
      await card.field('name').click();
      await expect(card.root.getByRole('link', { name: en.openLogin })).toHaveAttribute('href', /\/login$/);
    },
    failsCheck: true,
  },
  {
    code: 'page/insecure',
    line: '.* Where: http:\\/\\/shop\\.example\\/\\. .*',
    says: en.failures.unsafePage,
    async open({ card, page, services: { partner, app } }) {
      const shop = 'http://shop.example';
      await page.route(`${shop}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html(shop, app) });
        return route.fulfill({ response: await route.fetch({ url: partner + pathname }) });
      });
      await page.goto(`${shop}/`);
      return card;
    },
  },
  {
    code: 'page/sandboxed',
    line: '.*allow-same-origin allow-forms.*',
    says: en.failures.notAuthorised,
    open: inSandbox('allow-scripts'),
  },
  {
    code: 'page/policy',
    line: '.* Where: script-src, https:\\/\\/www\\.google\\.com\\. Add the host to that directive.*',
    says: en.failures.notAuthorised,
    async open({ card, services }) {
      const policy = `script-src 'self' https://apis.google.com; connect-src ${services.auth}`;
      await card.show({ 'human-check': 'real' }, { headers: { 'content-security-policy': policy } });
      return card;
    },
    failsCheck: true,
  },
  {
    code: 'page/policy',
    which: ' without connect-src',
    line: '.* Where: connect-src, https:\\/\\/identitytoolkit\\.googleapis\\.com\\. Add the host to that directive.*',
    says: en.failures.notAuthorised,
    async open({ card, page, services }) {
      await serveLiveCard(page, services);
      const policy = "default-src 'self' 'unsafe-inline' https://www.google.com https://apis.google.com data:";
      await card.show({}, { headers: { 'content-security-policy': policy } });
      return card;
    },
    failsCheck: true,
  },
  {
    code: 'page/policy',
    which: " without Google's window",
    line: '.* Where: script-src, https:\\/\\/apis\\.google\\.com\\. Add the host to that directive.*',
    says: en.popupFailures.noPopup('Google'),
    async open({ card, services }) {
      const policy = `script-src 'self'; connect-src ${services.auth}`;
      await card.show({}, { headers: { 'content-security-policy': policy } });
      return card;
    },
    press: pressGoogle,
  },
  {
    code: 'page/policy',
    which: " without the frame of Google's window",
    line: '.* Where: frame-src, https:\\/\\/localhost:\\d+\\. Add the host to that directive.*',
    async open({ card, page, services }) {
      await serveLiveCard(page, services);
      await card.show({}, { headers: { 'content-security-policy': 'frame-src https://www.google.com' } });
      return card;
    },
    async press(card) {
      await card.field('company').fill('Chai & Co');
      await card.solveCheck();
      await card.button(en.google).click();
    },
  },
  {
    code: 'page/trusted-types',
    line: ".* Where: require-trusted-types-for 'script'\\. Leave .*",
    says: en.failures.notAuthorised,
    async open({ card, page, services }) {
      await serveLiveCard(page, services);
      await card.show({}, { headers: { 'content-security-policy': "require-trusted-types-for 'script'" } });
      return card;
    },
    failsCheck: true,
  },
  ...[{}, { 'auth-emulator': 'http://localhost:9' }].map((tag): Unfit => {
    const isGiven = 'auth-emulator' in tag;
    return {
      code: 'human-check/no-emulator',
      which: isGiven ? ' that the tag names' : '',
      line: `.* Where: http:\\/\\/localhost:\\d+\\. ${isGiven ? 'Start it .* with `auth-emulator`;' : 'This card was built for'} .*`,
      async open({ card, page, services }) {
        for (const origin of [services.auth, ...Object.values(tag)])
          await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'));
        await card.show(tag);
        return card;
      },
      failsCheck: true,
    };
  }),
  {
    code: 'config/cookie-domain-elsewhere',
    which: ' on a domain that shares none with the application',
    line: '.* Take it away: no cookie of this page reaches app\\.acct\\.localhost; our site .*',
    async open({ card, services }) {
      const tag = { 'app-url': services.httpsApp, 'cookie-domain': '.partner.localhost' };
      await card.open(services.httpsOutside, tag);
      return card;
    },
  },
  {
    code: 'page/tag-taken',
    async open({ card }) {
      const own = "customElements.define('acct-auth-card', class extends HTMLElement {})";
      await card.show({}, { body: `<script>${own}</script>` });
      return card;
    },
    press: async () => undefined,
  },
  ...['acct-card', 'auth-card', 'acctauthcard'].map(
    (tag): Unfit => ({
      code: 'page/tag-misspelt',
      which: `: ${tag}`,
      line: `.* Where: <${tag}>\\. Name it .*`,
      async open({ card, page, services: { partner, app } }) {
        const body = html(partner, app).replaceAll(/(?<=<\/?)acct-auth-card/g, tag);
        await page.route(`${partner}/misspelt`, (route) => route.fulfill({ contentType: 'text/html', body }));
        await page.goto(`${partner}/misspelt`);
        return card;
      },
      press: async () => undefined,
    }),
  ),
  ...[' /', ''].map(
    (slash): Unfit => ({
      code: 'page/tag-not-closed',
      which: slash ? ' by a slash' : '',
      line: '.* nobody sees it: the tag is not closed\\. Where: inside it are p, ul\\. Write `<\\/acct-auth-card>` .*',
      async open({ card, page, services: { partner, app } }) {
        const body = html(partner, app, `${slash}><p>Why us</p><ul><li>Bills</li></ul>\n</body></html>\n`);
        await page.route(`${partner}/not-closed`, (route) => route.fulfill({ contentType: 'text/html', body }));
        await page.goto(`${partner}/not-closed`);
        return card;
      },
      press: (card) => card.ready(),
    }),
  ),
  {
    code: 'page/modal-dialog',
    line: '.* Where: <dialog> of \\S+/dialog\\. Open it by `show\\(\\)`.*',
    async open({ card, page, services: { partner, app } }) {
      const rest = "></acct-auth-card></dialog><script>document.querySelector('dialog').showModal()</script>";
      const body = html(partner, app, rest).replace('<acct-auth-card', '<dialog><acct-auth-card');
      await page.route(`${partner}/dialog`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${partner}/dialog`);
      return card;
    },
  },
  ...(
    [
      ['a popover', 'div popover', "querySelector('[popover]').showPopover()"],
      ['a dialog that is a popover', 'dialog popover', "querySelector('[popover]').showPopover()"],
      ['full screen', 'div id="full"', "querySelector('#full').requestFullscreen()"],
    ] as const
  ).map(
    ([where, tag, opens]): Unfit => ({
      code: 'page/top-layer',
      which: ` by ${where}`,
      line: `.* Where: <${tag.replace(/ .*/, '')}> of \\S+/top-layer\\. .*`,
      async open({ card, page, services: { partner, app } }) {
        const around = `<button onclick="document.${opens}">Sign up</button><${tag}><acct-auth-card`;
        const rest = `></acct-auth-card></${tag.replace(/ .*/, '')}>`;
        const body = html(partner, app, rest).replace('<acct-auth-card', () => around);
        await page.route(`${partner}/top-layer`, (route) => route.fulfill({ contentType: 'text/html', body }));
        await page.goto(`${partner}/top-layer`);
        await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
        return card;
      },
    }),
  ),
  {
    code: 'google/window-cut-off',
    async open({ card, page }) {
      // Simulates that the visitor is in Google's window, because a page in a headless browser always has the focus.
      await page.addInitScript(() => {
        document.hasFocus = () => false;
      });
      await card.show({}, { headers: { 'cross-origin-opener-policy': 'same-origin' } });
      return card;
    },
    press: pressGoogle,
  },
  {
    code: 'google/window-blocked-in-frame',
    open: inSandbox('allow-scripts allow-same-origin allow-forms'),
    press: pressGoogle,
  },
];

// Matches lines that the browser itself writes to the console: about pages on which the card cannot work, and about
// files that tests do not load.
const browserLines =
  /Content Security Policy|TrustedScriptURL|Content-Security-Policy|ERR_CONNECTION_REFUSED|allow-popups|escape its sandboxing|Cross-Origin-Opener-Policy|ERR_FAILED|unpkg|fonts/;

for (const {
  code,
  which = '',
  failsCheck = false,
  line = '.* Where: .*',
  says,
  open,
  press = (shown: CardPage) => shown.field('name').click(),
} of unfitPages) {
  test(
    `the problem ${code}${which} is reported in one console line, and the visitor reads what to do`,
    rareTestDetails,
    async ({ card, page, services, allowConsole }, info) => {
      allowConsole(browserLines);
      allowConsole(new RegExp(`\\[acct-auth-card\\] ${code}`));
      const lines = card.lines();
      const openedCard = await open({ card, page, services }, info.outputPath('page.html'));
      const isFramed = page.frames().length > 1;
      await press(openedCard);
      if (says) await expect(openedCard.status).toContainText(says);
      const reported = new RegExp(
        `^\\[acct-auth-card\\] ${code}: ${line}\\/docs/messages#${code.replace('/', '-')}( |$)`,
      );
      await expect.poll(() => lines, longWaits.checkLimit).toEqual([expect.stringMatching(reported)]);
      // The events of a card in a frame are recorded in the frame.
      const events = await (isFramed ? [] : openedCard.events());
      const faults = events.filter(({ type, detail }) => type === 'acct-error' && detail.action === 'page');
      expect(faults.length, 'one event for one fault').toBeLessThanOrEqual(1);
      if (failsCheck) {
        const reasons = async () =>
          (await openedCard.events()).map(({ detail: { action, reason } }) => action && reason);
        await expect.poll(reasons).toContain(code);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}
