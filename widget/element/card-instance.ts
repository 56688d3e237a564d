import type { CardCommands } from '../core/card-commands.ts';
import type { CardConfig, Language } from '../core/card-config.ts';
import { type FieldName, initialCardState } from '../core/card-state.ts';
import { type CardStore, createCardStore } from '../core/card-store.ts';
import { createDrafts, type Drafts } from '../core/drafts.ts';
import type { CardFlows } from '../core/flows/card-flows.ts';
import { isLeaving } from '../core/is-leaving.ts';
import { once } from '../core/once.ts';
import type { HostPage } from '../core/ports.ts';
import { selectTab } from '../core/select-tab.ts';
import { parseSignInIdentifier } from '../core/sign-in-identifier.ts';
import { workFactory } from './work-factory.ts';

/** One card: its state and commands. What only a touched card needs comes later, in a chunk of its own. */
export type CardInstance = {
  readonly store: CardStore;
  readonly commands: CardCommands;
  readonly drafts: Drafts;
  setLanguage(language: Language): void;
  dispose(): void;
};

/** `config` is asked at every use, since attributes may change. */
export function createCardInstance(
  host: HTMLElement,
  page: HostPage,
  config: () => CardConfig,
  typed: Readonly<Record<string, string>> = {},
): CardInstance {
  const store = createCardStore(initialCardState(config().tab));
  const drafts = createDrafts(() => {
    const { name, company, email, phone } = config().prefill;
    return { name, company, email, phone, identifier: email };
  });
  for (const [field, text] of Object.entries(typed)) drafts.set(field as FieldName, text);
  let disposed = false;
  const work = once(async () => {
    const createCardWork = await workFactory.load();
    const made = createCardWork(host, { store, drafts, config, page, looksChanged });
    if (disposed) made.dispose();
    return made;
  });

  const mountHumanCheck = (): void => {
    store.dispatch({ type: 'humanCheckRequested' });
    const { generation } = store.getState().humanCheck;
    work().then(
      ({ flows }) => {
        if (store.getState().humanCheck.generation === generation) flows.humanCheck.mount();
      },
      () => {
        store.dispatch({ type: 'humanCheckFailed', generation });
        page.emit('acct-error', { code: 'card/part-not-loaded', action: 'human-check' });
      },
    );
  };
  const looksChanged = (): void => {
    const { phase } = store.getState().humanCheck;
    if (phase !== 'placeholder' && phase !== 'solved') mountHumanCheck();
  };
  /** Before the part has arrived no check can be solved either, so a failed load says so at the check. */
  const later = (name: Exclude<keyof CardFlows, 'humanCheck'>) => (): void => {
    work().then(({ flows }) => flows[name](), mountHumanCheck);
  };

  const commands: CardCommands = {
    touched() {
      const { view, humanCheck } = store.getState();
      if (humanCheck.phase === 'placeholder' && view.name === 'ready') mountHumanCheck();
    },
    renewHumanCheck: mountHumanCheck,
    looksChanged,
    selectTab(tab) {
      if (selectTab(store, drafts, tab)) page.emit('acct-tab-change', { tab });
    },
    signUp: later('signUp'),
    signIn: later('signIn'),
    signInWithGoogle: later('signInWithGoogle'),
    verifyOtp: later('verifyOtp'),
    resendOtp: later('resendOtp'),
    sendPasswordReset: later('sendPasswordReset'),
    retryProvision: later('retryProvision'),
    continueWithoutProvision: later('continueWithoutProvision'),
    cancelPopup: () => store.dispatch({ type: 'popupCancelled' }),
    changeNumber() {
      drafts.set('otp', '');
      store.dispatch({ type: 'otpAbandoned' });
    },
    openPasswordReset() {
      const identifier = parseSignInIdentifier(drafts.get('identifier'));
      if (identifier.kind === 'email') drafts.set('resetEmail', identifier.email);
      store.dispatch({ type: 'passwordResetOpened' });
    },
    closePasswordReset: () => store.dispatch({ type: 'passwordResetClosed' }),
    reset() {
      work.loaded()?.flows.humanCheck.end();
      drafts.clear();
      store.dispatch({ type: 'cardReset', tab: config().tab });
    },
  };
  return {
    store,
    commands,
    drafts,
    setLanguage: (language) => work.loaded()?.auth.setLanguage(language),
    dispose() {
      // What is still on its way must find nobody, but a visitor who is signed in already goes on to the application.
      if (!isLeaving(store.getState().view)) commands.reset();
      disposed = true;
      work.loaded()?.dispose();
    },
  };
}
