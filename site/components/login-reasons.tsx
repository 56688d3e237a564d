import type { LoginReason } from '../session/step.ts';
import { useSite } from '../site-context.ts';

/**
 * Why /session has sent the visitor here: the line whose id is the address's fragment shows (`login.css`), before any
 * script.
 */
export function LoginReasons() {
  const { text } = useSite();
  const lines: Readonly<Record<LoginReason, string>> = {
    'session-ended': text.login.sessionEnded,
    'sign-in-first': text.login.signInFirst,
    'start-trial': text.login.startTrial,
  };
  return Object.entries(lines).map(([reason, line]) => (
    <p key={reason} id={reason} className="login-reason">
      {line}
    </p>
  ));
}
