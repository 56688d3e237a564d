import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { FieldName, FieldTexts } from '../../core/fields.ts';
import { messages as en } from '../../languages/en/messages.ts';
import { messages as hi } from '../../languages/hi/messages.ts';
import type { Language } from '../../languages/languages.ts';
import type { Messages } from '../../languages/messages.ts';
import { CardPage } from '../card-page.ts';
import type { Control, LineFault, WalkStep } from './walk-step.ts';

const catalogues: Readonly<Record<Language, Messages>> = { en, hi };
const googleHosts = /identitytoolkit|firestore\.googleapis|:\d+\/v1\/projects\/.*documents/;
/** Views that do not end by themselves. */
const resting = /^(ready|awaitingOtp|resettingPassword|resetSent|provisionFailed|signedIn|misconfigured)$/;

type Places = { readonly partner: string; readonly app: string };
export type WalkOptions = {
  readonly page: Page;
  readonly places: Places;
  /** What two visitors type who make no mistake. */
  readonly visitors: readonly [FieldTexts, FieldTexts];
  /** The latest code sent to the second visitor's number. */
  readonly latestCode: () => Promise<string>;
};

/** Takes steps on a page with the card, and knows where it stands. */
export class Walker {
  /** How often the visitor arrived in the application. */
  arrivals = 0;
  private language: Language = 'en';
  private readonly root: Locator;
  private readonly card: CardPage;
  private readonly options: WalkOptions;

  constructor(options: WalkOptions) {
    this.options = options;
    this.card = new CardPage(options.page);
    this.root = this.card.root;
  }

  async open(): Promise<void> {
    this.language = 'en';
    await this.card.open(this.options.places.partner, { 'app-url': this.options.places.app });
    await this.drawn(0);
  }

  /** In the application the visitor turns round, and meets a card anew. */
  async comeBack(): Promise<boolean> {
    const { page, places } = this.options;
    if (!page.url().startsWith(places.app)) return false;
    await page.waitForLoadState();
    const names = (await page.context().cookies(places.app)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['acct_auth_token', 'acct_user_id']));
    this.arrivals += 1;
    // Signed out there: whatever cookies come now are of another sign-in.
    await page.context().clearCookies();
    await this.open();
    return true;
  }

  async take(step: WalkStep): Promise<void> {
    const { page } = this.options;
    switch (step.do) {
      case 'fill in':
        return this.fillIn(step.whom);
      case 'press':
        return this.press(step.control, step.twice);
      case 'the line':
        await page.route(googleHosts, (route) => meet(route, step.fault), { times: 1 });
        return;
      case 'speak':
        this.language = step.language;
        await this.root.evaluate((card, lang) => card.setAttribute('lang', lang), step.language);
        await expect(this.root.locator(`.card[lang=${step.language}]`)).toBeAttached();
        return;
      case 'settle':
        return this.settle();
      case 'Tab':
        return page.keyboard.press('Tab');
      case 'reset':
        return this.root.evaluate((card) => (card as HTMLElement & { reset(): void }).reset());
      case 'take away and put back': {
        const told = await this.told();
        await this.root.evaluate((card) => {
          const { parentNode } = card;
          card.remove();
          return new Promise<void>((resolve) =>
            setTimeout(() => {
              parentNode?.append(card);
              resolve();
            }),
          );
        });
        return this.drawn(told);
      }
      case 'reload':
        return this.open();
    }
  }

  /** Waits until nothing goes on by itself: the card rests and its check has solved itself, or the application is there. */
  async settle(): Promise<void> {
    const { page, places } = this.options;
    const rests = async (): Promise<boolean> =>
      page.url().startsWith(places.app) ||
      (resting.test((await this.state().catch(() => null)) ?? '') &&
        (await this.root.locator('.captcha:is([data-phase=loading], [data-phase=none])').count()) === 0);
    await expect.poll(rests, { timeout: 40_000 }).toBe(true);
  }

  private state = () => this.root.locator('.card').getAttribute('data-state', { timeout: 1000 });

  /** Resolves when one more card than before has told the page that it is ready. */
  private async drawn(before: number): Promise<void> {
    await expect.poll(() => this.told()).toBeGreaterThan(before);
  }

  private told = async () => (await this.card.events()).filter(({ type }) => type === 'acct-ready').length;

  private async fillIn(whom: 0 | 1): Promise<void> {
    const texts: Record<string, string> = { ...this.options.visitors[whom] };
    for (const name of await this.shown()) {
      const text = name === 'otp' ? await this.options.latestCode() : texts[name];
      // The card may go on to another form meanwhile.
      if (text !== undefined) await this.root.locator(`[name=${name}]`).fill(text, { timeout: 500 }).catch(ignoreGone);
    }
  }

  private shown(): Promise<readonly FieldName[]> {
    return this.root
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name as FieldName));
  }

  private async press(control: Control, twice: boolean): Promise<void> {
    const words = catalogues[this.language];
    const name =
      control === 'signup' || control === 'signin' ? words.tabs[control] : control === 'submit' ? '' : words[control];
    const selector = name === '' ? 'button[type=submit]' : `button:text-is(${JSON.stringify(name)})`;
    const button = this.root.locator(selector);
    if ((await button.count()) !== 1) return;
    // Both in one moment, as a nervous finger does.
    await button
      .evaluate(
        (node, times) => {
          (node as HTMLElement).focus();
          // A finger meets what is there by then.
          for (let time = 0; time < times && node.isConnected; time += 1) (node as HTMLElement).click();
        },
        twice ? 2 : 1,
        { timeout: 500 },
      )
      .catch(ignoreGone);
  }
}

function ignoreGone(error: Error): void {
  if (!/Timeout|detached|not attached|context was destroyed|navigation|already handled|closed/i.test(error.message))
    throw error;
}

async function meet(route: Route, fault: LineFault): Promise<void> {
  switch (fault) {
    case 'is refused':
      return route.abort('connectionrefused');
    case 'loses its reply':
      await route.fetch();
      return route.abort('connectionreset');
    case 'is answered with 503':
      return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'busy' });
    case 'comes a second late':
      // By then the page may have gone.
      setTimeout(() => void route.fallback().catch(ignoreGone), 1000);
  }
}
