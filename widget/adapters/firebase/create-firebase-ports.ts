import type { AccountStore } from '../../../account/account-ports.ts';
import { systemClock } from '../../../account/clock.ts';
import { type CachedLoader, createCachedLoader } from '../../../account/create-cached-loader.ts';
import { CardError } from '../../../account/errors.ts';
import type { Language } from '../../../account/languages.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { detectInAppBrowser } from '../../core/in-app-browser.ts';
import type {
  AuthProvider,
  HumanCheck,
  HumanCheckAppearance,
  HumanCheckEvents,
  SessionSite,
} from '../../core/ports.ts';
import type { mountFirebaseHumanCheck } from './firebase-human-check.ts';
import type { FirebaseSession, FirebaseSessionSettings } from './firebase-session.ts';
import type { PortMethod } from './port-method.ts';

/** Calls `report` once when this node is removed from its parent. Returns a function that ends the watch. */
export function watchNodeRemoval(node: Node, report: () => void): () => void {
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

type LoadedFirebase = {
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
  /** Replaces this card after the SDK could not be loaded. Resolves once another card is in its place. */
  readonly recover: () => Promise<void>;
};

/**
 * Runs `work` after the page's load event. Otherwise `work` could add a script that never loads, which would delay this
 * event. Firebase shows no human check until the load event.
 */
function whenPageLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

/**
 * The state of Firebase for one card. The first call to a port loads Firebase. If loading fails, the next call tries
 * again.
 */
type LazyFirebase = {
  readonly options: FirebasePortsOptions;
  readonly load: CachedLoader<LoadedFirebase>;
  language: Language;
  isDisposed: boolean;
};

/** Creates the ports that use Firebase Authentication and Firestore. */
export function createFirebasePorts(options: FirebasePortsOptions): {
  readonly auth: AuthProvider;
  readonly humanCheck: HumanCheck;
  readonly store: AccountStore;
  readonly site: SessionSite;
  dispose(): void;
} {
  const firebase: LazyFirebase = {
    options,
    load: createCachedLoader(() => loadAuth(firebase)),
    language: 'en',
    isDisposed: false,
  };
  return {
    auth: lazyAuth(firebase),
    humanCheck: { mount: (looks, events) => mountCheck(firebase, looks, events) },
    store: lazyMethods(async () => (await firebase.load()).store, 'write'),
    site: lazyMethods(async () => (await firebase.load()).site, 'keep', 'forget', 'send'),
    dispose() {
      firebase.isDisposed = true;
      void firebase.load.loaded()?.session.end();
    },
  };
}

async function loadAuth(firebase: LazyFirebase): Promise<LoadedFirebase> {
  const { options } = firebase;
  const notLoaded = async (cause: unknown): Promise<never> => {
    await options.recover().catch(() => undefined); // the next line reports the failure
    throw new CardError('card/part-not-loaded', { cause });
  };
  const sdk = await withChunkTimeout(import('./firebase-auth.ts')).catch(notLoaded);
  const session = sdk.startFirebaseSession(options);
  if (import.meta.env.VITE_APP_CHECK_KEY) {
    await session.ready?.catch((cause: unknown) => {
      void session.end();
      return notLoaded(cause);
    });
  }
  const provider = sdk.createFirebaseAuthProvider(session);
  provider.setLanguage(firebase.language);
  const documents = sdk.createFirestoreDocuments(
    options.firebase.projectId,
    options.firestoreEmulator,
    sdk.sendFirestoreRequest,
  );
  const store = sdk.createAccountStore(sdk.createFirestoreRecordStore(documents), systemClock);
  const site = sdk.createSessionSite(provider, documents);
  if (firebase.isDisposed) void session.end();
  else preparePopup(provider);
  return { session, provider, store, site, mountHumanCheck: sdk.mountFirebaseHumanCheck };
}

/**
 * Loads the code of the provider's window at the first interaction, so that the code is ready when the visitor clicks.
 */
function preparePopup(provider: AuthProvider): void {
  // Google refuses to sign in within an in-app browser.
  if (detectInAppBrowser(navigator.userAgent) !== null) return;
  whenPageLoaded(() => provider.preparePopup().catch(() => undefined)); // a click on the button reports the failure
}

function lazyAuth(firebase: LazyFirebase): AuthProvider {
  const provider = async () => (await firebase.load()).provider;
  const loaded = (): AuthProvider | undefined => firebase.load.loaded()?.provider;
  return {
    ...lazyMethods(
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
    isPopupReady: () => loaded()?.isPopupReady() ?? false,
    // Calls a loaded port without waiting, because browsers open a window only while they handle the click.
    signInWithPopup: (popup) =>
      loaded()?.signInWithPopup(popup) ?? provider().then((there) => there.signInWithPopup(popup)),
    setLanguage(next) {
      firebase.language = next;
      loaded()?.setLanguage(next);
    },
  };
}

/** Mounts the human check in a new node. Returns a function that removes the check and the node. */
function mountCheck(
  { options, load }: LazyFirebase,
  looks: HumanCheckAppearance,
  events: HumanCheckEvents,
): () => void {
  let isOver = false;
  let unmount = (): void => undefined;
  const node = options.createCheckNode();
  // If the page replaces the content of the card's element, the human check disappears, but reports no event.
  const endWatch = watchNodeRemoval(node, () => {
    unmount();
    isOver = true;
    events.failed(new CardError('human-check/removed'));
  });
  load().then(
    ({ session, mountHumanCheck }) => {
      if (!isOver) unmount = mountHumanCheck(session, node, looks, events);
    },
    (cause: unknown) => {
      if (!isOver) events.failed(cause);
    },
  );
  return () => {
    endWatch();
    if (!isOver) unmount();
    isOver = true;
    node.remove();
  };
}

/** Returns the named methods of a port that may still be loading. Each call waits until the port has loaded. */
function lazyMethods<Name extends string, Port extends Readonly<Record<Name, PortMethod>>>(
  load: () => Promise<Port>,
  ...names: readonly Name[]
): Pick<Port, Name> {
  const entries = names.map((name) => [name, async (...values: never[]) => (await load())[name](...values)]);
  return Object.fromEntries(entries) as Pick<Port, Name>;
}
