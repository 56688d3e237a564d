import { browserClock, browserSession } from '../../adapters/browser/browser-ports.ts';
import { createFirebasePorts } from '../../adapters/firebase/create-firebase-ports.ts';
import type { CardConfig } from '../../core/card-config.ts';
import { type CardFlows, createCardFlows } from '../../core/flows/card-flows.ts';
import { createFlowMemory, type FlowContext } from '../../core/flows/run-request.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import type { AuthProvider, HostPage, HumanCheckAppearance, LastingPage, Report } from '../../core/ports.ts';
import type { MountRequest } from '../hand-over.ts';
import { buildDefaults } from '../react/read-card.ts';
import { diagnoseFailure, messagesForIntegrators, reportLine } from './reports.ts';

/** Content width in px below which reCAPTCHA's normal box (304 x 78) does not fit. */
const normalWidth = 304;

/** How the human check is to look in this card now. */
export function checkAppearance(host: HTMLElement, { language, theme }: CardConfig): HumanCheckAppearance {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const width = host.shadowRoot?.querySelector('.human-check')?.clientWidth ?? normalWidth;
  return { language, theme: dark ? 'dark' : 'light', size: width < normalWidth ? 'compact' : 'normal' };
}

/** The host's page, also once the element was taken off: events that nobody could hear there go to the document. */
export function lastingPage(host: HTMLElement, page: HostPage): LastingPage {
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

/** What only an interacted card needs: flows and adapters. */
export type CardWork = { readonly flows: CardFlows; readonly auth: AuthProvider; dispose(): void };

/** What the card brings along. */
export type CardWorkContext = Omit<FlowContext, 'ports' | 'looks' | 'memory'> & {
  readonly page: HostPage;
  /** The check should be drawn anew, unless it is solved. */
  appearanceChanged(): void;
  /** For an unavailable chunk, or a release: resolves when another card stands in this one's place. */
  readonly recover: MountRequest['recover'];
};

/** Of all cards of the page: an element that went may come back as another card. */
const unfinishedSignUps = new Set<string>();

/** The composition root: picks the adapters. */
export function createCardWork(host: HTMLElement, context: CardWorkContext): CardWork {
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
    ...(import.meta.env.VITE_APP_CHECK_KEY ? { report: (report: Report) => reportLine(document, report) } : {}),
  });
  provider.auth.setLanguage(language);
  const { auth, humanCheck, store } = provider;
  const ports = {
    host: lastingPage(host, context.page),
    clock: browserClock,
    auth,
    store,
    humanCheck,
    // With another project's session the site could not go on.
    site: firebase.projectId === buildDefaults.firebase?.projectId ? provider.site : null,
    browser: browserSession,
  };
  const flows = createCardFlows({
    ...context,
    ports,
    memory: createFlowMemory(unfinishedSignUps),
    looks: () => checkAppearance(host, context.config()),
  });
  let endWatch: (() => void) | undefined;
  let isOver = false;
  // Long before anything of others is asked for; without it nothing more is known of the page.
  inChunkTime(import('../page-watch/watch-page.ts')).then(
    ({ watchPage }) => {
      if (!isOver) endWatch = watchPage(context, messagesForIntegrators);
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
