import type { KeptSession } from '../../widget/core/kept-session.ts';
import { askServer } from './ask-server.ts';
import { checkRenewal, type Renewal, type TokenBody } from './check-renewal.ts';
import { tokenService } from './session-settings.ts';

/**
 * Has the token service renew a session: one form POST, for which browsers ask no leave first. An answer that is
 * neither a token nor the session's end is one console line for whoever runs the site.
 */
export async function renewSession(session: KeptSession): Promise<Renewal> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
  const answer = await askServer<TokenBody>(tokenService, { method: 'POST', body });
  const renewal = checkRenewal(session, answer);
  if (renewal === 'outage' && answer) console.warn('acct: session/outage', answer.status, answer.body.error);
  return renewal;
}
