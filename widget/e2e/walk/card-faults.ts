import type { Page } from '@playwright/test';

/** What held before a step. */
export type Glance = { readonly hadFocus: boolean };

export type Expected = Glance & {
  /** The page took a card away, which keeps a visitor whose sign-in was under way. */
  readonly mayBeSignedIn: boolean;
};

export const glance = (page: Page): Promise<Glance> =>
  unlessLeft(
    { hadFocus: false },
    page.evaluate(() => {
      const card = document.querySelector('acct-auth-card');
      // Marked, so that another card is known for another one.
      const box = card?.shadowRoot?.querySelector('.card');
      box?.setAttribute('data-walked', '');
      return { hadFocus: document.activeElement === card && card?.shadowRoot?.activeElement !== null };
    }),
  );

/** Every rule that the card on the page breaks now, in a line. */
export async function cardFaults(page: Page, expected: Expected): Promise<readonly string[]> {
  return unlessLeft(
    [],
    page.evaluate(({ hadFocus, mayBeSignedIn }) => {
      const card = document.querySelector('acct-auth-card');
      const root = card?.shadowRoot;
      const box = root?.querySelector('.card');
      if (!card || !root || !box) return [];
      const faults: string[] = [];
      const rule = (holds: boolean, says: string): void => {
        if (!holds) faults.push(says);
      };
      const state = box.getAttribute('data-state') ?? '';
      const status = root.querySelectorAll('[role=status]');
      const said = status[0]?.textContent ?? '';
      rule(status.length === 1, `${status.length} live regions`);
      rule(root.querySelectorAll('.card').length === 1, 'not one card');
      rule(root.querySelectorAll('button[type=submit]').length <= 1, 'two buttons submit');
      rule(root.querySelectorAll('[role=tab][aria-selected=true]').length === 1, 'not one tab is chosen');
      rule(!/undefined|null|\[object|\{/.test(said), `says "${said}"`);
      rule(
        !['busy', 'redirecting', 'signedIn', 'provisionFailed'].includes(state) || said !== '',
        `says nothing: ${state}`,
      );
      const lang = box.getAttribute('lang');
      const own = said.replace(/Firebase: .*$/, '');
      rule(lang === 'en' || own === '' || /\p{Script=Devanagari}/u.test(own), `says "${own}" in Hindi`);
      for (const input of root.querySelectorAll('input'))
        rule((input.labels?.length ?? 0) === 1, `${input.name} has no label`);
      const isSameCard = box.hasAttribute('data-walked');
      rule(!hadFocus || !isSameCard || root.activeElement !== null, 'the focus falls out of the card');
      const events = JSON.stringify((window as unknown as { cardEvents: unknown }).cardEvents ?? []);
      rule(!/kalam-kagaz|chashma-42|eyJ/.test(events), 'an event holds a secret');
      const session = /acct_auth_token=[^;]/.test(document.cookie);
      const told = /"acct-authenticated"/.test(events);
      rule(
        !session || told || mayBeSignedIn || ['busy', 'provisionFailed', 'redirecting', 'signedIn'].includes(state),
        'cookies without a sign-in',
      );
      return faults;
    }, expected),
  );
}

/** The page goes to the application at any moment: then there is nothing to look at. */
async function unlessLeft<T>(nothing: T, look: Promise<T>): Promise<T> {
  return look.catch((error: Error) => {
    if (/context was destroyed|navigation/i.test(error.message)) return nothing;
    throw error;
  });
}
