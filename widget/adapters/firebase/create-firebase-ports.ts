import type { AccountStore } from '../../../account/account-ports.ts';
import { systemClock } from '../../../account/clock.ts';
import { CardError } from '../../../account/errors.ts';
import type { Language } from '../../../account/languages.ts';
import { once } from '../../../account/once.ts';
import { detectInAppBrowser } from '../../core/in-app-browser.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import type { AuthProvider, HumanCheck, SessionSite } from '../../core/ports.ts';
import type { mountFirebaseHumanCheck } from './firebase-human-check.ts';
import type { FirebaseSession, FirebaseSessionSettings } from './firebase-session.ts';

/** Calls back once when other code removes this node from its parent. The result ends the watch. */
export function whenTakenAway(node: Node, report: () => void): () => void {
  const { parentNode } = node;
  if (parentNode === null) return () => undefined;
  const observer = new MutationObserver(() => {
    if (node.parentNode === parentNode) return;
    observer.disconnect();
    report();
  });
  observer.observe(parentNode, { childList: true });
  return () => observer.disconnect();
}

type AuthPart = {
  readonly session: FirebaseSession;
  readonly provider: AuthProvider;
  readonly store: AccountStore;
  readonly site: SessionSite;
  readonly mountHumanCheck: typeof mountFirebaseHumanCheck;
};

export type FirebasePortsOptions = FirebaseSessionSettings & {
  readonly firestoreEmulator: string | null;
  /** Creates an empty node in the light DOM, where reCAPTCHA works. */
  readonly createCheckNode: () => HTMLElement;
  /** If the SDK is unavailable: resolves once another card has replaced this one. */
  readonly recover: () => Promise<void>;
};

/** A hanging script would delay the page's load event, and Firebase shows no check before that. */
function whenPageLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

/** Creates the ports over Firebase Authentication and Firestore, loaded at the first call. Retries a failed load. */
export function createFirebasePorts(options: FirebasePortsOptions): {
  readonly auth: AuthProvider;
  readonly humanCheck: HumanCheck;
  readonly store: AccountStore;
  readonly site: SessionSite;
  dispose(): void;
} {
  let language: Language = 'en';
  let disposed = false;
  const loadAuth = once(async (): Promise<AuthPart> => {
    const loading = inChunkTime(import('./firebase-auth.ts'));
    const sdk = await loading.catch(notLoaded);
    const session = sdk.startFirebaseSession(options);
    if (import.meta.env.VITE_APP_CHECK_KEY) {
      await session.ready?.catch((cause: unknown) => {
        void session.end();
        return notLoaded(cause);
      });
    }
    const provider = sdk.createFirebaseAuthProvider(session);
    provider.setLanguage(language);
    const documents = sdk.firestoreDocuments(
      options.firebase.projectId,
      options.firestoreEmulator,
      sdk.firestoreRequest,
    );
    const store = sdk.createAccountStore(sdk.createFirestoreRecords(documents), systemClock);
    const site = sdk.createSessionSite(provider, documents);
    if (disposed) void session.end();
    // At the first interaction, so that a press finds it ready. In an in-app browser Google would refuse to sign in.
    else if (detectInAppBrowser(navigator.userAgent) === null) {
      whenPageLoaded(() => provider.preparePopup().catch(() => undefined)); // reported at the press
    }
    return { session, provider, store, site, mountHumanCheck: sdk.mountFirebaseHumanCheck };
  });
  async function notLoaded(cause: unknown): Promise<never> {
    await options.recover().catch(() => undefined); // the card reports the missing part
    throw new CardError('card/part-not-loaded', { cause });
  }
  const provider = async () => (await loadAuth()).provider;

  return {
    auth: {
      ...later(
        provider,
        'signUp',
        'resumeSignUp',
        'signIn',
        'preparePopup',
        'sendOtp',
        'confirmOtp',
        'sendPasswordReset',
        'signOut',
        'refresh',
      ),
      isPopupReady: () => loadAuth.loaded()?.provider.isPopupReady() ?? false,
      // Once ready there must be no wait: a window opens only within the press.
      signInWithPopup: (popup) => {
        const loaded = loadAuth.loaded();
        return loaded
          ? loaded.provider.signInWithPopup(popup)
          : provider().then((there) => there.signInWithPopup(popup));
      },
      setLanguage(next) {
        language = next;
        loadAuth.loaded()?.provider.setLanguage(next);
      },
    },
    humanCheck: {
      mount(looks, events) {
        let gone = false;
        let unmount = (): void => undefined;
        const node = options.createCheckNode();
        // A page that sets the element's content silently removes the check, unsolved for ever.
        const endWatch = whenTakenAway(node, () => {
          unmount();
          gone = true;
          events.failed(new CardError('human-check/removed'));
        });
        loadAuth().then(
          ({ session, mountHumanCheck }) => {
            if (!gone) unmount = mountHumanCheck(session, node, looks, events);
          },
          (cause: unknown) => {
            if (!gone) events.failed(cause);
          },
        );
        return () => {
          endWatch();
          if (!gone) unmount();
          gone = true;
          node.remove();
        };
      },
    },
    store: later(async () => (await loadAuth()).store, 'write'),
    site: later(async () => (await loadAuth()).site, 'keep', 'forget', 'send'),
    dispose() {
      disposed = true;
      void loadAuth.loaded()?.session.end();
    },
  };
}

type Call = (...values: never[]) => Promise<unknown>;

/** Returns methods of a port that is still loading, by their names: each call waits for it. */
function later<Name extends string, Port extends Readonly<Record<Name, Call>>>(
  load: () => Promise<Port>,
  ...names: readonly Name[]
): Pick<Port, Name> {
  const entries = names.map((name) => [name, async (...values: never[]) => (await load())[name](...values)]);
  return Object.fromEntries(entries) as Pick<Port, Name>;
}
