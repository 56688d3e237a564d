import { deleteCookies } from './cookies.ts';
import { forget } from './keeper.ts';
import { isOwnReferrer } from './known-referrer.ts';
import { preventSilentAccess } from './prevent-silent-access.ts';
import { origins } from './session-settings.ts';
import type { Step } from './step.ts';

/** Forgets everybody on this device and goes to the home page; asked first where anybody may have sent the visitor. */
export async function signOut(isSure = isOwnReferrer(document.referrer, origins)): Promise<Step> {
  if (!isSure) return { screen: 'sign-out', press: () => signOut(true) };
  await forget();
  void preventSilentAccess();
  deleteCookies();
  return { to: (document.querySelector('.to-home') as HTMLAnchorElement).href };
}
