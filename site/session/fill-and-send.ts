import { within } from './within.ts';

type Pair = { readonly id: string; readonly password: string };

/** Milliseconds for Sign In to stand there: the card may still be on its way. */
const formLimit = 10_000;

/**
 * Fills this pair into Sign In as a password manager does, and sends the form once the human check is solved, unless it
 * says something else by then. `filled`: it is filled in and waits for the check. Rejects where no form comes.
 */
export async function fillAndSend(card: ShadowRoot, { id, password }: Pair, filled: () => void): Promise<void> {
  const field = (name: string) => card.querySelector<HTMLInputElement>(`[name=${name}]`);
  const fieldSoon = (name: string) =>
    within(
      formLimit,
      whenFound(card, () => field(name)),
    );
  const identifier = await fieldSoon('identifier');
  // Some have saved a password alone.
  if (id) fillIn(identifier, id);
  // The field goes where a phone number stands, and comes back with the address.
  fillIn(await fieldSoon('password'), password);
  const wanted = identifier.value;
  const solved = () => card.querySelector('[data-phase=solved]');
  if (!solved()) filled();
  await whenFound(card, solved);
  const secret = field('password');
  if (wanted && field('identifier')?.value === wanted && secret?.value === password) secret.form?.requestSubmit();
}

/** The way that typing goes: the card hears of it. */
function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What `find` finds in the card, now or after a change of it. */
function whenFound<Found>(card: ShadowRoot, find: () => Found | null): Promise<Found> {
  return new Promise((resolve) => {
    const look = (): void => {
      const found = find();
      if (found === null) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(card, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
    look();
  });
}
