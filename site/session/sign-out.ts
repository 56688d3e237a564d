import { deleteCookies, hasToken, tokensHere } from './cookies.ts';
import { forget, forgetDevice, kept } from './keeper.ts';
import { origins } from './session-settings.ts';
import { leaveNote } from './tab-storage.ts';
import { isFromApplication, isOwnReferrer, type Step } from './task.ts';

const toHome = (): Step => ({ to: (document.querySelector('.to-home') as HTMLAnchorElement).href });

/** Forgets this device's visitor, then ends the application's session. Asks if another site may have led here. */
export async function signOut(isDevice: boolean, isSure = isOwnReferrer(document.referrer, origins)): Promise<Step> {
  if (!isSure) return { screen: 'sign-out', press: () => signOut(isDevice, true) };
  const session = await kept();
  const [claims] = tokensHere();
  // If the application answers with this address again, nobody is left here.
  const isAnybody = session !== null || claims !== undefined;
  await (isDevice ? forgetDevice() : forget());
  deleteCookies();
  if (isFromApplication(document.referrer, origins)) return toHome();
  if (!isAnybody || document.forms.length === 0) return { screen: 'app-open' };
  // The application knows one address for all languages.
  leaveNote('acct-sign-out', document.documentElement.lang);
  return { post: session?.uid ?? claims?.sub ?? '' };
}

/** Returns from the application's form. Whether the application had a session stays unknown. */
export async function signedOut(): Promise<Step> {
  return (await isNobodyHere()) ? { screen: 'signed-out' } : toHome();
}

/** Shows this page again after its form was submitted. */
export async function cameBack(): Promise<Step> {
  return (await isNobodyHere()) ? { screen: 'app-open' } : toHome();
}

const isNobodyHere = async (): Promise<boolean> => (await kept()) === null && !hasToken();
