import { messages as en } from '../../languages/en/messages.ts';
import { messages as hi } from '../../languages/hi/messages.ts';
import { CardPage } from '../card-page.ts';
import { company, signIn, signUp } from './account-steps.ts';
import type { Fixture, Steps } from './steps.ts';

export async function humanCheck(fixture: Fixture): Promise<Steps> {
  const { page, services, visitor } = fixture;
  const card = new CardPage(page);
  const { count } = await signIn(fixture, false);
  return {
    faultFirst: true,
    async open() {
      await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
    },
    // The first interaction.
    press: () => card.fillSignIn(visitor.email, visitor.password),
    goOn: () => card.button(en.humanCheck.retry).first().click(),
    isDone: () => card.checkbox.isVisible(),
    async finish() {
      await card.solveCheck();
      await card.signIn();
      await page.waitForURL(`${services.app}/`);
    },
    count,
  };
}

export function shell(fixture: Fixture): Steps {
  const { page, services, visitor } = fixture;
  const card = new CardPage(page);
  const { press, count } = signUp(fixture, card);
  const isOurs = fixture.request.name.includes('/login');
  const note = page.locator('.late-card');
  const link = page.getByRole('link', { name: 'Sign up or sign in' });
  const inside = '<a href="https://www.acct.example/login">Sign up or sign in</a>';
  return {
    faultFirst: true,
    async open() {
      if (isOurs) await page.goto(`${services.site}/login`, { waitUntil: 'commit' });
      else await card.open(services.partner, { 'app-url': services.app }, { inside, waitUntil: 'commit' });
    },
    press: () => Promise.resolve(),
    async shows() {
      if (!isOurs) return link.isVisible();
      // Ends the note's wait, which the style sheet times, not the page's clock.
      const wait = await note.evaluate((element) => {
        const [animation] = element.getAnimations();
        animation?.finish();
        return Number(animation?.effect?.getComputedTiming().endTime);
      });
      return wait <= 10_000 && note.isVisible();
    },
    goOn: async () => void (isOurs ? await note.getByRole('link').first().click() : await page.reload()),
    async isDone() {
      return page.evaluate(() => document.querySelector(':not(:defined)') === null);
    },
    async finish() {
      await card.fillSignUp(visitor, { company });
      await card.waitForTestCheck();
      await press();
      await page.waitForURL(`${services.app}/`);
    },
    count,
  };
}

export function language(fixture: Fixture): Steps {
  const { page, services, visitor } = fixture;
  const open = (card: CardPage) => ({ card, ...signUp(fixture, card) });
  const inHindi = open(new CardPage(page, hi));
  const inEnglish = open(new CardPage(page));
  let spoken = inHindi;
  const isUsable = async ({ card }: typeof spoken): Promise<boolean> =>
    (await card.field('name').isVisible()) && (await card.events()).some(({ type }) => type === 'acct-ready');
  return {
    faultFirst: true,
    async open() {
      await inHindi.card.open(services.partner, { 'app-url': services.app, lang: 'hi' });
    },
    press: () => Promise.resolve(),
    shows(outcome) {
      if (outcome === 'English') spoken = inEnglish;
      return isUsable(outcome === 'done' ? inHindi : inEnglish);
    },
    goOn: () => Promise.resolve(),
    isDone: () => isUsable(spoken),
    async finish() {
      await spoken.card.fillSignUp(visitor, { company });
      await spoken.card.waitForTestCheck();
      await spoken.press();
      await page.waitForURL(`${services.app}/`);
    },
    count: () => spoken.count(),
  };
}

export function cardFile(fixture: Fixture): Steps {
  const { page, services, visitor } = fixture;
  const card = new CardPage(page);
  const { press, count } = signUp(fixture, card);
  const fill = () => card.fillSignUp(visitor, { company });
  let isKept = false;
  return {
    faultFirst: true,
    async open() {
      await card.open(services.partner, { 'app-url': services.app });
      await fill();
    },
    press: () => Promise.resolve(),
    async goOn(outcome) {
      if (outcome.endsWith('reload')) {
        await page.reload();
        await fill();
      } else if (outcome === 'check') await card.button(en.humanCheck.retry).first().click();
      else {
        // Without React a press is kept, and runs once the check is solved.
        await press();
        isKept = true;
      }
    },
    isDone: async () =>
      isKept ? page.url() === `${services.app}/` : card.root.getByText(en.humanCheck.testModeSolved).isVisible(),
    async finish() {
      if (!isKept) await press();
      await page.waitForURL(`${services.app}/`);
    },
    count,
  };
}
