import { arrive, askFirst } from './arrive.ts';
import { areOfAnother, hasToken } from './cookies.ts';
import { forget, kept, renewUnchanged } from './keeper.ts';
import { projectId } from './session-settings.ts';
import { renewedLately } from './tab-storage.ts';
import { type LoginReason, type Step, withState } from './task.ts';

/**
 * Renews the kept session and goes on to this page of the application; without one, or when it has ended, to /login.
 * Who has signed in beside the keeper, on another page below the cookie domain, is not replaced unasked. An application
 * that has sent a `state` asks by itself about cookies that nobody vouches for.
 */
export async function renewKept(
  to: string,
  state: string | null,
  nobody: LoginReason = 'sign-in-first',
): Promise<Step> {
  const session = await kept();
  if (!session || session.projectId !== projectId)
    return state !== null && hasToken() ? { to: withState(to, state) } : { login: nobody };
  const { uid } = session;
  if (renewedLately(uid, state)) return { screen: 'again', press: async () => ({ to }) };
  const renewal = await renewUnchanged(session);
  const again = () => renewKept(to, state, nobody);
  if (renewal === 'changed') return again();
  if (renewal === 'outage') return { screen: 'outage', press: again };
  if (renewal !== 'ended')
    return areOfAnother(uid)
      ? askFirst(renewal.session, { screen: 'continue', to, state })
      : arrive(renewal, to, state);
  await forget();
  return { login: 'session-ended' };
}
