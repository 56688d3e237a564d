import { billMaker } from './journeys/bill-maker.ts';
import { google } from './journeys/google.ts';
import { handOff } from './journeys/hand-off.ts';
import type { Journey } from './journeys/journey.ts';
import { languageSwitch } from './journeys/language-switch.ts';
import { oneTimeCode } from './journeys/one-time-code.ts';
import { renewal } from './journeys/renewal.ts';
import { signIn } from './journeys/sign-in.ts';
import { signUp } from './journeys/sign-up.ts';
import { slideshow } from './journeys/slideshow.ts';
import { withoutScripts } from './journeys/without-scripts.ts';

/** Every journey by its name in the table, in the table's order. */
export const journeys: Readonly<Record<string, Journey>> = {
  'sign-up': signUp,
  'sign-in': signIn,
  'one-time code': oneTimeCode,
  Google: google,
  'hand-off': handOff,
  renewal,
  'language switch': languageSwitch,
  slideshow,
  'bill maker': billMaker,
  'without scripts': withoutScripts,
};
