import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from './card-page.ts';

/** `npm run proof -- load --short` has fewer. */
const visitors = Number(process.env.ACCT_LOAD_VISITORS ?? 200);

type Newcomer = {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly newPassword: string;
};
type Arrival = {
  readonly uid: string;
  readonly companyId: string | null;
  /** How often the visitor had to press again. */
  readonly again: number;
};

const newcomers = (unique: string): readonly Newcomer[] =>
  Array.from({ length: visitors }, (_, index) => ({
    name: `Visitor ${index}`,
    company: `Shop ${index} & Sons`,
    email: `visitor-${index}-${unique}`,
    newPassword: `kalam-kagaz-${index}`,
  }));

/** Signs all of them up on this page, `atOnce` cards side by side, each card one visitor after the other. */
function signAllUp(
  page: Page,
  people: readonly Newcomer[],
  atOnce: number,
  appUrl: string,
): Promise<readonly Arrival[]> {
  return page.evaluate(
    async ({ people, atOnce, appUrl }) => {
      type Card = HTMLElement & { reset(): void };
      const once = (target: EventTarget, type: string) =>
        new Promise<CustomEvent>((resolve) =>
          target.addEventListener(type, (event) => resolve(event as CustomEvent), { once: true }),
        );
      /** Resolves when the card shows a match. */
      const shows = (card: Card, selector: string) =>
        new Promise<HTMLElement>((resolve) => {
          const root = card.shadowRoot as ShadowRoot;
          const look = () => {
            const found = root.querySelector<HTMLElement>(selector);
            if (found === null) return;
            watch.disconnect();
            resolve(found);
          };
          const watch = new MutationObserver(look);
          watch.observe(root, { subtree: true, childList: true, attributes: true });
          look();
        });
      const put = async (): Promise<Card> => {
        const card = document.createElement('acct-auth-card') as Card;
        card.setAttribute('app-url', appUrl);
        const ready = once(card, 'acct-ready');
        // The page goes on by itself, and keeps its visitors.
        card.addEventListener('acct-authenticated', (event) => event.preventDefault());
        document.body.append(card);
        await ready;
        return card;
      };
      const signUp = async (card: Card, person: (typeof people)[number]) => {
        for (const [name, text] of Object.entries(person)) {
          const input = (await shows(card, `[name=${name}]`)) as HTMLInputElement;
          input.value = text;
          input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        }
        const arrived = once(card, 'acct-authenticated');
        let again = -1;
        let isOver = false;
        const press = async () => {
          await shows(card, '.captcha[data-phase=solved]');
          const button = await shows(card, 'button[type=submit]:not([aria-disabled])');
          if (isOver) return;
          again += 1;
          button.click();
          // A crowd may keep the servers of a small machine busy for longer than the card waits.
          void once(card, 'acct-error').then(press);
        };
        void press();
        const { uid, companyId } = (await arrived).detail as { uid: string; companyId: string | null };
        isOver = true;
        return { uid, companyId, again };
      };
      const arrivals: { uid: string; companyId: string | null; again: number }[] = [];
      let next = 0;
      const line = async () => {
        const card = await put();
        while (next < people.length) {
          const index = next;
          next += 1;
          arrivals[index] = await signUp(card, people[index] as (typeof people)[number]);
          card.reset();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, line));
      return arrivals;
    },
    { people, atOnce, appUrl },
  );
}

for (const [what, atOnce] of [
  ['one after the other on one card', 1],
  ['at once on as many cards', visitors],
] as const) {
  test(`${visitors} visitors sign up ${what}: nothing is lost, nothing crossed`, { tag: '@proof:load' }, async ({
    page,
    services,
    backend,
    visitor,
    allowConsole,
  }) => {
    test.setTimeout(10 * 60_000);
    // Said of a request that took longer than the card waits, and was pressed again.
    allowConsole(/status of 400|\[acct-auth-card\] /);
    const people = newcomers(visitor.email);
    await new CardPage(page).open(services.partner, { 'app-url': services.app });
    await page.locator('acct-auth-card').evaluate((card) => card.remove());
    const started = performance.now();
    const arrivals = await signAllUp(page, people, atOnce, services.app);
    const seconds = (performance.now() - started) / 1000;

    expect(new Set(arrivals.map(({ uid }) => uid)).size).toBe(visitors);
    for (const [index, { name, company, email }] of people.entries()) {
      const { uid, companyId } = arrivals[index] as Arrival;
      expect(await backend.accounts(email)).toMatchObject([{ localId: uid, displayName: name }]);
      expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ uid, email, displayName: name });
      expect(companyId).toBe(`shop-${index}-sons-${uid.slice(0, 6)}`);
      expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
        companyName: company,
        suggestedCompanyId: companyId,
        status: 'pending',
      });
      const mails = await backend.oobCodes(email);
      expect(mails.filter(({ requestType }) => requestType === 'VERIFY_EMAIL')).toHaveLength(1);
    }
    const again = arrivals.reduce((sum, arrival) => sum + arrival.again, 0);
    test
      .info()
      .annotations.push(
        { type: 'visitors', description: String(visitors) },
        { type: 'seconds', description: seconds.toFixed(1) },
        { type: 'pressed again', description: String(again) },
      );
  });
}
