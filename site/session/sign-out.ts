import { deleteCookies, hasTokenCookie, parseTokenCookies } from './cookies.ts';
import { isFromApplication, isFromSiteOrApplication, type SessionStep } from './session-request.ts';
import { knownOrigins } from './session-settings.ts';
import { clearDeviceData, forgetVisitor, readStoredSession } from './stored-session.ts';
import { consumeTabNote, storeTabNote } from './tab-storage.ts';

const stepToHome = (): SessionStep => ({ to: (document.querySelector('.to-home') as HTMLAnchorElement).href });

/**
 * Deletes the stored session and the cookies, then ends the application's session. Asks the visitor first if another
 * site may have sent the visitor here.
 */
export async function signOut(
  isDevice: boolean,
  isSure = isFromSiteOrApplication(document.referrer, knownOrigins),
): Promise<SessionStep> {
  if (!isSure) return { screen: 'sign-out', press: () => signOut(isDevice, true) };
  const session = await readStoredSession();
  // The user of an unreadable token is `undefined`.
  const users = new Set([...(session ? [session.uid] : []), ...parseTokenCookies().map((claims) => claims?.sub)]);
  await (isDevice ? clearDeviceData() : forgetVisitor());
  deleteCookies();
  if (isFromApplication(document.referrer, knownOrigins)) return stepToHome();
  // Posts nothing if nobody is signed in. Otherwise an application that redirects to this address would cause a loop.
  if (users.size === 0 || document.forms.length === 0) return { screen: 'app-open' };
  // Stores the language, because the application returns to the same address for all languages.
  storeTabNote('acct-sign-out', document.documentElement.lang);
  // The application's session may belong to any of these users, but ends only if it belongs to the user whose id is
  // posted.
  if (users.size > 1 || users.has(undefined)) storeTabNote('acct-app-open');
  else consumeTabNote('acct-app-open');
  const [uid] = users;
  return { post: uid ?? '' };
}

/**
 * Finishes a sign-out after the application has received its form and has sent the visitor back. `isOther` is true if
 * the application has not ended its session, because the session belongs to a user other than the one who signed out
 * here. If `isOther` is false, it is unknown whether the application had a session.
 */
export async function finishSignOut(isOther: boolean): Promise<SessionStep> {
  const isAppOpen = consumeTabNote('acct-app-open') !== null || isOther;
  if (!(await isSignedOutHere())) return stepToHome();
  if (!isAppOpen) return { screen: 'signed-out' };
  // Changes the address, so that a reload shows the same screen.
  if (!isOther) history.replaceState(null, '', location.href.replace('signed-out', 'signed-out=other'));
  return { screen: 'app-open' };
}

/** Returns the next step if the visitor has gone back to this page after its form was submitted. */
export async function resumeSignOutAfterBackNavigation(): Promise<SessionStep> {
  return (await isSignedOutHere()) ? { screen: 'app-open' } : stepToHome();
}

const isSignedOutHere = async (): Promise<boolean> => (await readStoredSession()) === null && !hasTokenCookie();
