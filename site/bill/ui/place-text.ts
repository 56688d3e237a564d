import { abroad, type Place } from '../tax/states.ts';
import type { BillText } from './bill-context.ts';

/** A place as a bill names it, "along with the name of the State and its code" (Rule 46(e), (n)): `Karnataka (29)`. */
export const placeText = (place: Place, text: BillText): string =>
  `${place === abroad ? text.abroad : text.states[place]} (${place})`;
