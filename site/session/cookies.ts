import { writeCookie } from '../../widget/adapters/browser/write-cookie.ts';
import { cookieNames, cookieString, deleteSessionCookies, sessionCookies } from '../../widget/core/session-cookies.ts';
import type { RenewedSession } from './judge-renewal.ts';
import { cookieSettings } from './session-settings.ts';

const { prefix, domain } = cookieSettings;
const names = cookieNames(prefix);

/** Signs this browser out of the application. */
export const deleteCookies = (): void => deleteSessionCookies({ writeCookie }, cookieSettings);

/** Whether a cookie says who is signed in, and it is (`isThis`) or is not this visitor. */
const holds = (uid: string, isThis: boolean): boolean =>
  document.cookie.split('; ').some((cookie) => {
    const [name, value] = cookie.split('=');
    return name === names.userId && (value === encodeURIComponent(uid)) === isThis;
  });

/** Whether the cookies are somebody else's. */
export const areOfAnother = (uid: string): boolean => holds(uid, false);

/**
 * Sets the cookies of a renewed session for what is left of it; false where the browser does not give them back. A company of another
 * visitor goes. Read back is the one that is the same in every tab: two may renew at once.
 */
export function writeCookies({ session, idToken, secondsLeft }: RenewedSession): boolean {
  const { uid, companyId } = session;
  const cookies = sessionCookies(prefix, { idToken, uid, companyId });
  if (areOfAnother(uid)) writeCookie(cookieString({ name: names.companyId, value: '' }, domain, 0));
  for (const cookie of cookies) writeCookie(cookieString(cookie, domain, secondsLeft));
  return holds(uid, true);
}
