import { deleteCookies, hasToken, tokensHere } from './cookies.ts';
import { forget, forgetDevice, kept } from './keeper.ts';
import { origins } from './session-settings.ts';
import { leaveNote, takeNote } from './tab-storage.ts';
import { isFromApplication, isOwnReferrer, type Step } from './task.ts';

const toHome = (): Step => ({ to: (document.querySelector('.to-home') as HTMLAnchorElement).href });

/** Forgets this device's visitor, then ends the application's session. Asks if another site may have led here. */
export async function signOut(isDevice: boolean, isSure = isOwnReferrer(document.referrer, origins)): Promise<Step> {
  if (!isSure) return { screen: 'sign-out', press: () => signOut(isDevice, true) };
  const session = await kept();
  // undefined: a token that cannot be read.
  const users = new Set([...(session ? [session.uid] : []), ...tokensHere().map((claims) => claims?.sub)]);
  await (isDevice ? forgetDevice() : forget());
  deleteCookies();
  if (isFromApplication(document.referrer, origins)) return toHome();
  // If the application answers with this address again, nobody is left here.
  if (users.size === 0 || document.forms.length === 0) return { screen: 'app-open' };
  // The application knows one address for all languages.
  leaveNote('acct-sign-out', document.documentElement.lang);
  // Its session may belong to any of several users, and ends only for the one that it reads.
  if (users.size > 1 || users.has(undefined)) leaveNote('acct-app-open');
  else takeNote('acct-app-open');
  const [uid] = users;
  return { post: uid ?? '' };
}

/**
 * Returns from the application's form. `isOther`: the application has said that its session belongs to another user.
 * Otherwise it stays unknown whether the application had a session.
 */
export async function signedOut(isOther: boolean): Promise<Step> {
  const isAppOpen = takeNote('acct-app-open') !== null || isOther;
  if (!(await isNobodyHere())) return toHome();
  if (!isAppOpen) return { screen: 'signed-out' };
  // A reload says the same.
  if (!isOther) history.replaceState(null, '', location.href.replace('signed-out', 'signed-out=other'));
  return { screen: 'app-open' };
}

/** Shows this page again after its form was submitted. */
export async function cameBack(): Promise<Step> {
  return (await isNobodyHere()) ? { screen: 'app-open' } : toHome();
}

const isNobodyHere = async (): Promise<boolean> => (await kept()) === null && !hasToken();
