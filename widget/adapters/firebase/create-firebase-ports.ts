import type { Language } from '../../core/card-config.ts';
import { CardError } from '../../core/errors.ts';
import { once } from '../../core/once.ts';
import type { AccountStore, AuthProvider, HumanCheck } from '../../core/ports.ts';
import type { FirebaseSessionSettings } from './firebase-session.ts';

type AuthPart = {
  readonly session: import('./firebase-session.ts').FirebaseSession;
  readonly provider: Omit<AuthProvider, 'prepare'>;
  readonly mountHumanCheck: typeof import('./firebase-human-check.ts').mountFirebaseHumanCheck;
};

export type FirebasePortsOptions = FirebaseSessionSettings & {
  readonly firestoreEmulator: string | null;
  /** A new empty node in the light DOM, where reCAPTCHA works. */
  readonly createCheckNode: () => HTMLElement;
};

/** The three ports over Firebase. The SDK loads at the first call, Firestore only when a record is written; a failed load is tried again. */
export function createFirebasePorts(options: FirebasePortsOptions): {
  readonly auth: AuthProvider;
  readonly store: AccountStore;
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
  const loadStore = once(async (): Promise<AccountStore> => {
    const [{ session }, { createFirestoreAccountStore }] = await Promise.all([
      loadAuth(),
      import('./firestore-account-store.ts').catch(notLoaded),
    ]);
    return createFirestoreAccountStore(session, options.firestoreEmulator);
  });
  const provider = async () => (await loadAuth()).provider;

  return {
    auth: {
      prepare: async () => void (await loadAuth()),
      signUp: async (account) => {
        // The records follow within a second: their part may travel while the account is made.
        void loadStore().catch(() => undefined);
        return (await provider()).signUp(account);
      },
      signIn: async (account) => {
        void loadStore().catch(() => undefined);
        return (await provider()).signIn(account);
      },
      signInWithGoogle: async () => (await provider()).signInWithGoogle(),
      sendOtp: async (e164) => (await provider()).sendOtp(e164),
      confirmOtp: async (id, code) => (await provider()).confirmOtp(id, code),
      sendPasswordReset: async (email) => (await provider()).sendPasswordReset(email),
      setLanguage(next) {
        language = next;
        loadAuth.loaded()?.provider.setLanguage(next);
      },
      signOut: async () => (await provider()).signOut(),
    },
    store: {
      readProfile: async (uid) => (await loadStore()).readProfile(uid),
      writeProfile: async (record) => (await loadStore()).writeProfile(record),
      readProvisionStatus: async (uid) => (await loadStore()).readProvisionStatus(uid),
      writeProvisionRequest: async (record) => (await loadStore()).writeProvisionRequest(record),
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
