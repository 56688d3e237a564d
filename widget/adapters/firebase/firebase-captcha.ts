import { RecaptchaVerifier } from 'firebase/auth';
import { CardError } from '../../core/errors.ts';
import type { CaptchaEvents, CaptchaLooks } from '../../core/ports.ts';
import type { FirebaseSession } from './firebase-session.ts';

/** Milliseconds until a check that has not appeared counts as failed; the SDK itself would wait 30 to 60 s. */
const loadLimit = 15_000;

/**
 * Mounts Firebase's RecaptchaVerifier in this node: the gate of every submit and the token of an OTP in one.
 * Returns what takes it away; the verifier's timers may go on, so its callbacks are silenced.
 */
export function mountFirebaseCaptcha(
  session: FirebaseSession,
  node: HTMLElement,
  looks: CaptchaLooks,
  events: CaptchaEvents,
): () => void {
  let gone = false;
  const unlessGone =
    <A extends unknown[]>(callback: (...values: A) => void) =>
    (...values: A): void => {
      if (!gone) callback(...values);
    };
  session.auth.languageCode = looks.language;
  const verifier = new RecaptchaVerifier(session.auth, node, {
    // The SDK loads Google's script once, in the language of then; the box itself takes another one.
    hl: looks.language,
    theme: looks.theme,
    size: looks.size,
    callback: unlessGone(events.solved),
    'expired-callback': unlessGone(events.expired),
    'error-callback': unlessGone(() => events.failed(new CardError('human-check/failed'))),
  });
  session.verifier = verifier;
  const limit = setTimeout(
    unlessGone(() => events.failed(new CardError('human-check/timeout'))),
    loadLimit,
  );
  verifier.render().then(
    unlessGone(() => {
      clearTimeout(limit);
      events.shown();
    }),
    unlessGone((cause: unknown) => {
      clearTimeout(limit);
      events.failed(new CardError('human-check/blocked', { cause }));
    }),
  );
  return () => {
    gone = true;
    clearTimeout(limit);
    if (session.verifier === verifier) session.verifier = null;
    try {
      verifier.clear();
    } catch {
      // A verifier that never finished loading has nothing to clear.
    }
  };
}
