import { messages as en } from '../../languages/en/messages.ts';
import { messages as hi } from '../../languages/hi/messages.ts';
import { CardPage } from '../card-page.ts';
import { createSignInSteps, createSignUpSteps, enteredCompanyName } from './account-steps.ts';
import type { FaultFixture, FlowSteps } from './steps.ts';

export async function createHumanCheckSteps(fixture: FaultFixture): Promise<FlowSteps> {
  const { page, services, visitor } = fixture;
  const card = new CardPage(page);
  const { checkCounts: count } = await createSignInSteps(fixture, false);
  return {
    faultFirst: true,
    async open() {
      await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
    },
    // Filling in the form is the first interaction, which loads the human check.
    press: () => card.fillSignIn(visitor.email, visitor.password),
    continueAfterFault: () => card.button(en.humanCheck.retry).first().click(),
    isDone: () => card.checkbox.isVisible(),
    async finish() {
      await card.solveCheck();
      await card.signIn();
      await page.waitForURL(`${services.app}/`);
    },
    checkCounts: count,
  };
}

export function createShellFileSteps(fixture: FaultFixture): FlowSteps {
  const { page, services, visitor } = fixture;
  const card = new CardPage(page);
  const { press, checkCounts: count } = createSignUpSteps(fixture, card);
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
    async showsOutcome() {
      if (!isOurs) return link.isVisible();
      // Finishes the CSS animation that shows the note, because the page's clock does not control it.
      const wait = await note.evaluate((element) => {
        const [animation] = element.getAnimations();
        animation?.finish();
        return Number(animation?.effect?.getComputedTiming().endTime);
      });
      return wait <= 10_000 && note.isVisible();
    },
    continueAfterFault: async () => void (isOurs ? await note.getByRole('link').first().click() : await page.reload()),
    async isDone() {
      return page.evaluate(() => document.querySelector(':not(:defined)') === null);
    },
    async finish() {
      await card.fillSignUp(visitor, { company: enteredCompanyName });
      await card.waitForTestCheck();
      await press();
      await page.waitForURL(`${services.app}/`);
    },
    checkCounts: count,
  };
}

export function createLanguageFileSteps(fixture: FaultFixture): FlowSteps {
  const { page, services, visitor } = fixture;
  const open = (card: CardPage) => ({ card, ...createSignUpSteps(fixture, card) });
  const inHindi = open(new CardPage(page, hi));
  const inEnglish = open(new CardPage(page));
  let current = inHindi;
  const isUsable = async ({ card }: typeof current): Promise<boolean> =>
    (await card.field('name').isVisible()) && (await card.events()).some(({ type }) => type === 'acct-ready');
  return {
    faultFirst: true,
    async open() {
      await inHindi.card.open(services.partner, { 'app-url': services.app, lang: 'hi' });
    },
    press: () => Promise.resolve(),
    showsOutcome(outcome) {
      if (outcome === 'English') current = inEnglish;
      return isUsable(outcome === 'done' ? inHindi : inEnglish);
    },
    continueAfterFault: () => Promise.resolve(),
    isDone: () => isUsable(current),
    async finish() {
      await current.card.fillSignUp(visitor, { company: enteredCompanyName });
      await current.card.waitForTestCheck();
      await current.press();
      await page.waitForURL(`${services.app}/`);
    },
    checkCounts: () => current.checkCounts(),
  };
}

export function createCardFileSteps(fixture: FaultFixture): FlowSteps {
  const { page, services, visitor } = fixture;
  const card = new CardPage(page);
  const { press, checkCounts: count } = createSignUpSteps(fixture, card);
  const fill = () => card.fillSignUp(visitor, { company: enteredCompanyName });
  let isQueued = false;
  return {
    faultFirst: true,
    async open() {
      await card.open(services.partner, { 'app-url': services.app });
      await fill();
    },
    press: () => Promise.resolve(),
    async continueAfterFault(outcome) {
      if (outcome.endsWith('reload')) {
        await page.reload();
        await fill();
      } else if (outcome === 'check') await card.button(en.humanCheck.retry).first().click();
      else {
        // A press before React has loaded is queued, and takes effect once the human check is solved.
        await press();
        isQueued = true;
      }
    },
    isDone: async () =>
      isQueued ? page.url() === `${services.app}/` : card.root.getByText(en.humanCheck.testModeSolved).isVisible(),
    async finish() {
      if (!isQueued) await press();
      await page.waitForURL(`${services.app}/`);
    },
    checkCounts: count,
  };
}
