import type { Language } from '../../core/card-config.ts';
import { CardError } from '../../core/errors.ts';
import { once } from '../../core/once.ts';
import type { AuthProvider, HumanCheck } from '../../core/ports.ts';
import type { FirebaseSessionSettings } from './firebase-session.ts';

type AuthPart = {
  readonly session: import('./firebase-session.ts').FirebaseSession;
  readonly provider: AuthProvider;
  readonly mountHumanCheck: typeof import('./firebase-human-check.ts').mountFirebaseHumanCheck;
};

export type FirebasePortsOptions = FirebaseSessionSettings & {
  /** A new empty node in the light DOM, where reCAPTCHA works. */
  readonly createCheckNode: () => HTMLElement;
};

/** The two ports over Firebase Authentication. The SDK loads at the first call; a failed load is tried again. */
export function createFirebasePorts(options: FirebasePortsOptions): {
  readonly auth: AuthProvider;
  readonly humanCheck: HumanCheck;
  dispose(): void;
} {
  let language: Language = 'en';
  let disposed = false;
  const loadAuth = once(async (): Promise<AuthPart> => {
    const { startFirebaseSession, createFirebaseAuthProvider, mountFirebaseHumanCheck } = await import(
      './firebase-auth-part.ts'
    ).catch(notLoaded);
    const session = startFirebaseSession(options);
    const provider = createFirebaseAuthProvider(session);
    provider.setLanguage(language);
    if (disposed) void session.end();
    return { session, provider, mountHumanCheck: mountFirebaseHumanCheck };
  });
  const provider = async () => (await loadAuth()).provider;

  return {
    auth: {
      signUp: async (account) => (await provider()).signUp(account),
      signIn: async (account) => (await provider()).signIn(account),
      signInWithGoogle: async () => (await provider()).signInWithGoogle(),
      sendOtp: async (e164) => (await provider()).sendOtp(e164),
      confirmOtp: async (id, code) => (await provider()).confirmOtp(id, code),
      sendPasswordReset: async (email) => (await provider()).sendPasswordReset(email),
      setLanguage(next) {
        language = next;
        loadAuth.loaded()?.provider.setLanguage(next);
      },
      signOut: async () => (await provider()).signOut(),
      refresh: async (user) => (await provider()).refresh(user),
    },
    humanCheck: {
      mount(looks, events) {
        let gone = false;
        let unmount = (): void => undefined;
        const node = options.createCheckNode();
        loadAuth().then(
          ({ session, mountHumanCheck }) => {
            if (!gone) unmount = mountHumanCheck(session, node, looks, events);
          },
          (cause: unknown) => {
            if (!gone) events.failed(cause);
          },
        );
        return () => {
          gone = true;
          unmount();
          node.remove();
        };
      },
    },
    dispose() {
      disposed = true;
      void loadAuth.loaded()?.session.end();
    },
  };
}

function notLoaded(cause: unknown): never {
  throw new CardError('card/part-not-loaded', { cause });
}
