import { withTimeLimit } from '../../../account/clock.ts';
import { CardError, ensureCardError } from '../../../account/errors.ts';
import { pathInLanguage } from '../../../account/languages.ts';
import { visitorRequestTimeLimit } from '../../../account/time-limit.ts';
import { isCurrentAttempt } from '../card-state.ts';
import { type FlowContext, reportFailure, type SignedInAccount } from './run-request.ts';

/** Milliseconds between "Redirecting to app..." and the redirect (specification section 9). */
const redirectDelay = 400;

type Target = { readonly attempt: number; readonly url: string; readonly viaSite: boolean };

/** Announces the address to visitor and page, and navigates to it. */
export function redirectVisitor({ store, ports, whenOnPage }: FlowContext, target: Target, go: () => void): void {
  store.dispatch({ type: 'redirectStarted', ...target });
  ports.host.emit('acct-redirect', { url: target.url });
  ports.clock.after(redirectDelay, async () => {
    await whenOnPage();
    // Does not navigate after a reset, since the card may no longer be on the page, or another visitor may use it.
    if (store.getState().view.name === 'redirecting' && ports.host.isOnPage()) go();
  });
}

/**
 * Sends the session to the site and navigates to its /session, with a secret that is only in that address. If the
 * hand-off fails, the visitor stays on the page, where a link leads to the site's /login.
 */
export async function handOffSession(
  context: FlowContext,
  { user, companyId }: Pick<SignedInAccount, 'user' | 'companyId'>,
  attempt: number,
): Promise<void> {
  const { store, ports, config } = context;
  const { site, host, browser, clock } = ports;
  const { siteOrigin, language } = config();
  const url = `${siteOrigin}${pathInLanguage('/session', language)}`;
  const fail = (cause: unknown): void => {
    const error = ensureCardError(cause);
    host.report({ level: 'error', code: 'session/not-handed-off', where: `${url} (${error.code})`, cause });
    void reportFailure(context, error, { action: 'finish' });
    store.dispatch({ type: 'stayedSignedIn', attempt, reason: 'outside-cookie-domain' });
  };
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  if (site === null) return;
  const limit = { clock, ms: visitorRequestTimeLimit, code: 'store/timeout' };
  try {
    const secret = await withTimeLimit(site.send(user, companyId), limit);
    // Does not navigate after a reset, since another visitor may use the card. The record of the hand-off expires by
    // itself.
    if (!isCurrent()) return;
    redirectVisitor(context, { attempt, url, viaSite: true }, () => {
      if (!browser.replaceTop(`${url}#${secret}`)) fail(new CardError('session/frame-not-left'));
    });
  } catch (cause) {
    if (isCurrent()) fail(cause);
  }
}
