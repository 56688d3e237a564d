import type { KeptSession } from '../../widget/core/kept-session.ts';
import { isOwnReferrer, isTrustedReferrer } from './known-referrer.ts';
import { appUrl, cookieSettings, partnerOrigins, projectId, siteOrigin } from './session-settings.ts';
import type { Step } from './step.ts';
import { type Taken, takeHandoff } from './take-handoff.ts';
import type { Tools } from './tools.ts';

// What /session does less often than renewing, in a file of its own: its document arrives sooner without. It shares no code with the
// document's script, which lends it what it has.

const origins = { appUrl, siteOrigin, partnerOrigins, cookieDomain: cookieSettings.domain };

/** Forgets everybody on this device and goes to the home page; asked first where anybody may have sent the visitor. */
export async function signOut(tools: Tools, isSure = isOwnReferrer(document.referrer, origins)): Promise<Step> {
  if (!isSure) return { screen: 'sign-out', press: () => signOut(tools, true) };
  await tools.forget();
  for (const name of Object.values(tools.names))
    tools.writeCookie(tools.cookieString({ name, value: '' }, cookieSettings.domain, 0));
  return { to: (document.querySelector('.to-home') as HTMLAnchorElement).href };
}

/**
 * Takes over a visitor who has signed in on a page that the cookies cannot leave. Anybody may have made the record, for an account of
 * their own: unless the page before is trusted and nobody else is signed in here, the visitor decides.
 */
export const receiveHandoff = (secret: string, tools: Tools): Promise<Step> =>
  goOn(
    import.meta.env.VITE_APP_CHECK_KEY
      ? async () => takeHandoff(secret, projectId, (await appCheck()).withAppCheck(tools.askServer))
      : () => takeHandoff(secret, projectId, tools.askServer),
    tools,
  );

/** Each try has an address of its own, since browsers remember a failure. */
const appCheck = (): Promise<typeof import('./app-check.ts')> =>
  import(/* @vite-ignore */ `/session/app-check.js?${Date.now()}`);

async function goOn(take: () => Promise<Taken>, tools: Tools): Promise<Step> {
  const taken = await take();
  if (taken === 'spent') return { screen: 'spent' };
  if (typeof taken === 'function') return { screen: 'outage', press: () => goOn(taken, tools) };
  return admit(taken, tools);
}

async function admit(session: KeptSession, tools: Tools): Promise<Step> {
  const renewal = await tools.renewSession(session);
  if (renewal === 'outage') return { screen: 'outage', press: () => admit(session, tools) };
  if (renewal === 'ended') return { screen: 'spent' };
  const now = await tools.kept();
  const { uid } = session;
  const isOther = (now && now.uid !== uid) || tools.areOfAnother(uid);
  if (isOther || !isTrustedReferrer(document.referrer, origins)) return askFirst(renewal.session, appUrl, tools);
  return tools.arrive(renewal, appUrl);
}

/** Has the visitor say who they are. Their answer may take longer than a token lives, so the session is renewed again after it. */
export function askFirst(session: KeptSession, to: string, tools: Tools): Step {
  const account = document.querySelector('.account');
  if (account && session.account) account.textContent = session.account;
  const press = async (): Promise<Step> => {
    const renewal = await tools.renewSession(session);
    if (renewal === 'ended') return { screen: 'spent' };
    return renewal === 'outage' ? { screen: 'outage', press } : tools.arrive(renewal, to);
  };
  return { screen: 'continue', press };
}
