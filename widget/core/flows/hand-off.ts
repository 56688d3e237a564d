import { sourceLanguage } from '../../languages/languages.ts';
import { isCurrentAttempt } from '../card-state.ts';
import { asCardError, CardError } from '../errors.ts';
import type { SignedInUser } from '../signed-in-user.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { FlowContext } from './flow-context.ts';
import { redirect } from './redirect.ts';
import { requestLimit } from './run-request.ts';
import { tellFailure } from './tell-failure.ts';

/**
 * Hands the session to the site's /session and goes there; that page goes on to the application. Where the record cannot be made the
 * visitor stays, and is led to /login. The record's secret stands in the address gone to and nowhere else.
 */
export async function handOff(
  context: FlowContext,
  user: SignedInUser,
  companyId: string | null,
  attempt: number,
): Promise<void> {
  const { store, ports, config } = context;
  const { site, host, browser, clock } = ports;
  const { siteOrigin, language } = config();
  const url = `${siteOrigin}${language === sourceLanguage ? '' : `/${language}`}/session`;
  const fail = (cause: unknown): void => {
    const error = asCardError(cause);
    host.report({ level: 'error', code: 'session/not-handed-off', where: `${url} (${error.code})`, cause });
    void tellFailure(context, error, 'finish');
    store.dispatch({ type: 'stayedSignedIn', attempt, reason: 'outside-cookie-domain' });
  };
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  if (site === null) return;
  try {
    const secret = await withTimeLimit(clock, requestLimit, 'store/timeout', site.send(user, companyId));
    // After a reset the card belongs to the next visitor; a record that nobody comes for ends by itself.
    if (!isCurrent()) return;
    redirect(context, { attempt, url, viaSite: true }, () => {
      if (!browser.replaceTop(`${url}#${secret}`)) fail(new CardError('session/frame-not-left'));
    });
  } catch (cause) {
    if (isCurrent()) fail(cause);
  }
}
