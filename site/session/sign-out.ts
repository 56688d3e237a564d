import { deleteCookies, hasToken, tokensHere } from './cookies.ts';
import { forget, forgetDevice, kept } from './keeper.ts';
import { origins } from './session-settings.ts';
import { inTab } from './tab-storage.ts';
import { isFromApplication, isOwnReferrer, type Step } from './task.ts';

/** In the tab: the path of the page at which the sign-out began, since the application knows one for all languages. */
const begunAt = 'acct-sign-out';

const toHome = (): Step => ({ to: (document.querySelector('.to-home') as HTMLAnchorElement).href });

/** Forgets everybody on this device, then ends the application's session; asks if anybody may have led here. */
export async function signOut(isDevice: boolean, isSure = isOwnReferrer(document.referrer, origins)): Promise<Step> {
  if (!isSure) return { screen: 'sign-out', press: () => signOut(isDevice, true) };
  const session = await kept();
  const [claims] = tokensHere();
  // An application that answers with this address again finds nobody here.
  const isAnybody = session !== null || claims !== undefined;
  await (isDevice ? forgetDevice() : forget());
  deleteCookies();
  if (isFromApplication(document.referrer, origins)) return toHome();
  if (!isAnybody || document.forms.length === 0) return { screen: 'app-open' };
  inTab((storage) => storage.setItem(begunAt, location.pathname));
  return { post: session?.uid ?? claims?.sub ?? '' };
}

/** The application has had its form, and leads back: whether it had a session of this user, is not reported here. */
export async function signedOut(): Promise<Step> {
  const path = inTab((storage) => storage.getItem(begunAt));
  inTab((storage) => storage.removeItem(begunAt));
  if (path !== null && path !== location.pathname) return { to: `${path}?signed-out` };
  return (await isNobodyHere()) ? { screen: 'signed-out' } : toHome();
}

/** The form has left, and the page is shown once more. */
export async function cameBack(): Promise<Step> {
  return (await isNobodyHere()) ? { screen: 'app-open' } : toHome();
}

const isNobodyHere = async (): Promise<boolean> => (await kept()) === null && !hasToken();
