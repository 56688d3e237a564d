import { keptFor } from '../kept-for.ts';

type Ending = { end(): void };
type Held = { deref(): Ending | undefined };

/** Apart from what uses it, so that no function which waits has the card in its reach. */
const hold = (card: Ending): Held => (typeof WeakRef === 'function' ? new WeakRef(card) : { deref: () => card });
const endHeld = (held: Held): void => held.deref()?.end();

/** Ends a card that nobody puts back in time. One whose element the page has let go is garbage long before. */
export const endLater = (card: Ending): ReturnType<typeof setTimeout> => setTimeout(endHeld, keptFor, hold(card));
