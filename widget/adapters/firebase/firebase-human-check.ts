import { RecaptchaVerifier } from 'firebase/auth';
import { CardError } from '../../../account/errors.ts';
import { visitorRequestTimeLimit } from '../../../account/time-limit.ts';
import { setResponsiveTimeout } from '../../core/chunk-timeout.ts';
import type { HumanCheckAppearance, HumanCheckEvents } from '../../core/ports.ts';
import type { FirebaseSession } from './firebase-session.ts';
import { loadExternalScript } from './load-external-script.ts';

type Recaptcha = { readonly grecaptcha?: { readonly render?: unknown } };
const page = globalThis as unknown as Recaptcha;

let loading: Promise<void> | undefined;

/**
 * Loads Google's script once for all cards of a page. A call while the script is loading waits. If loading fails, each
 * waiting call tries again, unless its human check has been removed (`isOver`).
 */
async function loadRecaptcha(language: string, isOver: () => boolean): Promise<void> {
  if (isOver() || page.grecaptcha?.render) return;
  const address = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}&`;
  const joined = loading;
  loading ??= loadExternalScript(address, () => page.grecaptcha !== undefined, visitorRequestTimeLimit).finally(() => {
    loading = undefined;
  });
  await (joined ? joined.catch(() => loadRecaptcha(language, isOver)) : loading);
}

type Relay = HumanCheckEvents & { end(): void };

/**
 * Creates a relay that passes on the events of a check until `end` is called. After that, the relay no longer refers to
 * the card, so that the card's memory can be freed even if Google's script never releases the relay.
 */
function createRelay(events: HumanCheckEvents): Relay {
  const target: { events: HumanCheckEvents | null } = { events };
  return relayTo(target);
}
const relayTo = (target: { events: HumanCheckEvents | null }): Relay => ({
  shown: () => target.events?.shown(),
  solved: () => target.events?.solved(),
  expired: () => target.events?.expired(),
  failed: (error) => target.events?.failed(error),
  end() {
    target.events = null;
  },
});

/**
 * Mounts Firebase's RecaptchaVerifier in a node, as the human check for every submit and OTP. Returns a function that
 * removes the check. That function also deletes the callbacks from the parameters, because Google's script never
 * releases the parameters.
 */
export function mountFirebaseHumanCheck(
  session: FirebaseSession,
  node: HTMLElement,
  looks: HumanCheckAppearance,
  events: HumanCheckEvents,
): () => void {
  const relay = createRelay(events);
  session.auth.languageCode = looks.language;
  const parameters: Record<string, unknown> = {
    // Sets the language of this human check. The script itself has the language in which the SDK first loaded it.
    hl: looks.language,
    theme: looks.theme,
    size: looks.size,
    callback: relay.solved,
    'expired-callback': relay.expired,
    'error-callback': () => relay.failed(new CardError('human-check/failed')),
  };
  const isTest = session.auth.settings.appVerificationDisabledForTesting;
  let verifier: RecaptchaVerifier | undefined;
  let isOver = false;
  const render = async (): Promise<void> => {
    if (!isTest) await loadRecaptcha(looks.language, () => isOver);
    if (isOver) return;
    verifier = new RecaptchaVerifier(session.auth, node, parameters);
    session.verifier = verifier;
    await verifier.render();
    // If the card is inside a form of the page, that form would submit Google's field too.
    node.querySelector('textarea')?.setAttribute('form', '');
  };
  let isLate = false;
  const endLimit = setResponsiveTimeout(visitorRequestTimeLimit, () => {
    isLate = true;
    relay.failed(new CardError('human-check/timeout'));
  });
  render().then(
    () => {
      endLimit();
      relay.shown();
    },
    (cause: unknown) => {
      endLimit();
      if (!isLate) relay.failed(new CardError('human-check/blocked', { cause }));
    },
  );
  return () => {
    isOver = true;
    relay.end();
    endLimit();
    if (session.verifier === verifier) session.verifier = null;
    try {
      // Ends the timers of the emulator's human check, because it solves itself repeatedly until it is stopped.
      if (isTest && verifier) resetCheck(verifier);
      verifier?.clear();
    } catch {
      // A verifier that never finished loading has nothing to clear.
    }
    for (const [name, value] of Object.entries(parameters)) if (typeof value === 'function') delete parameters[name];
  };
}

/** Calls the SDK's own reset, which ends the timers of the emulator's human check. */
const resetCheck = (verifier: RecaptchaVerifier & { _reset?(): void }): void => verifier._reset?.();
