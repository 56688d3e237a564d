import type { IntegratorReport } from '../../../account/account-ports.ts';
import { systemClock } from '../../../account/clock.ts';
import { cookiesAndNavigationPort } from '../../adapters/browser/browser-ports.ts';
import { createFirebasePorts } from '../../adapters/firebase/create-firebase-ports.ts';
import type { CardConfig } from '../../core/card-config.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { type CardFlows, createCardFlows } from '../../core/flows/card-flows.ts';
import { createFlowMemory, type FlowContext } from '../../core/flows/run-request.ts';
import type { AuthProvider, CardHostPage, HostPage, HumanCheckAppearance } from '../../core/ports.ts';
import { buildTimeDefaults } from '../parse-attributes.ts';
import { diagnoseFailure, loadMessagesForIntegrators, printConsoleLine } from '../reports.ts';
import type { MountRequest } from '../shell-state.ts';

/** Content width in px below which reCAPTCHA's normal box (304 x 78) does not fit. */
const normalWidth = 304;

/** Returns the current appearance of the card's human check. */
export function getHumanCheckAppearance(host: HTMLElement, { language, theme }: CardConfig): HumanCheckAppearance {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const width = host.shadowRoot?.querySelector('.human-check')?.clientWidth ?? normalWidth;
  return { language, theme: dark ? 'dark' : 'light', size: width < normalWidth ? 'compact' : 'normal' };
}

/** Creates the `CardHostPage` port. Once the element is removed, the port dispatches events on the document. */
export function createPersistentPage(host: HTMLElement, page: HostPage): CardHostPage {
  return {
    report: page.report,
    diagnose: (...failure) => diagnoseFailure(host, ...failure),
    isOnPage: () => host.isConnected,
    emit: (name, detail) =>
      host.isConnected
        ? page.emit(name, detail)
        : document.dispatchEvent(new CustomEvent(name, { detail, cancelable: name === 'acct-authenticated' })),
  };
}

export type FlowsAndAdapters = { readonly flows: CardFlows; readonly auth: AuthProvider; dispose(): void };

/** The functions and values that the card provides for its flows. */
export type FlowsAndAdaptersContext = Omit<FlowContext, 'ports' | 'checkAppearance' | 'memory'> & {
  readonly page: HostPage;
  /** Mounts the human check again, unless the visitor has solved it. */
  appearanceChanged(): void;
  /**
   * Replaces the card, because a chunk is unavailable or the release is withdrawn. Resolves once another card has
   * replaced it.
   */
  readonly recover: MountRequest['recover'];
};

/**
 * All cards share the unfinished sign-ups, because an element that a page removes and inserts again becomes a new card.
 */
const unfinishedSignUps = new Set<string>();

/** Creates the flows and adapters of a card. Only this function connects them. */
export function createFlowsAndAdapters(host: HTMLElement, context: FlowsAndAdaptersContext): FlowsAndAdapters {
  const { firebase, authEmulator, firestoreEmulator, realHumanCheck, language } = context.config();
  const createCheckNode = (): HTMLElement => {
    const node = document.createElement('div');
    node.slot = 'human-check';
    return host.appendChild(node);
  };
  const provider = createFirebasePorts({
    firebase,
    authEmulator,
    firestoreEmulator,
    realHumanCheck,
    createCheckNode,
    recover: () => context.recover(),
    ...(import.meta.env.VITE_APP_CHECK_KEY
      ? { report: (report: IntegratorReport) => printConsoleLine(document, report) }
      : {}),
  });
  provider.auth.setLanguage(language);
  const { auth, humanCheck, store } = provider;
  const ports = {
    host: createPersistentPage(host, context.page),
    clock: systemClock,
    auth,
    store,
    humanCheck,
    // If the card uses another Firebase project than our site, the site cannot continue the card's session.
    site: firebase.projectId === buildTimeDefaults.firebase?.projectId ? provider.site : null,
    browser: cookiesAndNavigationPort,
  };
  const flows = createCardFlows({
    ...context,
    ports,
    memory: createFlowMemory(unfinishedSignUps),
    checkAppearance: () => getHumanCheckAppearance(host, context.config()),
  });
  let endWatch: (() => void) | undefined;
  let isOver = false;
  // Watches the page before the first request to another server. If watch-page.ts cannot be loaded, the card works
  // without it.
  withChunkTimeout(import('../page-checks/watch-page.ts')).then(
    ({ watchPage }) => {
      if (!isOver) endWatch = watchPage(host, context, loadMessagesForIntegrators);
    },
    () => undefined,
  );
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  darkness.addEventListener?.('change', context.appearanceChanged);
  return {
    flows,
    auth,
    dispose() {
      darkness.removeEventListener?.('change', context.appearanceChanged);
      isOver = true;
      endWatch?.();
      flows.humanCheck.end();
      provider.dispose();
    },
  };
}
