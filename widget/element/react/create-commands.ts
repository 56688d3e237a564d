import type { FormValues } from '../../../account/form-values.ts';
import type { ConsentLanguage } from '../../../account/languages.ts';
import { parseSignInIdentifier } from '../../../account/sign-in-identifier.ts';
import type { Tab } from '../../core/card-config.ts';
import type { CardCommands } from '../../core/card-events.ts';
import { findIdleView } from '../../core/card-state.ts';
import { type CardStore, selectTab } from '../../core/card-store.ts';
import type { CardFlows } from '../../core/flows/card-flows.ts';
import type { HostPage } from '../../core/ports.ts';
import type { ConsentSentences } from '../../languages/consent-sentences.ts';
import { getConsentSentenceFileName } from '../../languages/notice-loaders.ts';
import { reportLoadFailure } from './report-load-failure.ts';

export type CommandContext = {
  readonly store: CardStore;
  readonly values: FormValues;
  readonly page: HostPage;
  readonly sentences: ConsentSentences | null;
  /** The tab that the card's attributes select. */
  startTab(): Tab;
  mountHumanCheck(): void;
  endFlows(): void;
  /** Returns true if the card has ended and displays nothing. */
  hasEnded(): boolean;
  /** Replaces this card by another one if a chunk is unavailable. */
  recover(): Promise<void>;
  /**
   * Runs a flow once the active chunk has loaded. `submitted` is the id of the form that the visitor has submitted, or
   * null. If another card replaces this card before the chunk has loaded, the other card submits the form.
   */
  run(flow: FlowCallback, submitted: string | null): void;
};

export type FlowCallback = (flows: CardFlows) => Promise<void>;

/** Creates the visitor's commands. They can also be called before the active chunk has loaded. */
export function createCommands(card: CommandContext): CardCommands {
  const { store, values, page, sentences } = card;
  const run = (flow: FlowCallback): void => card.run(flow, null);
  const submit = (flow: FlowCallback): void => card.run(flow, getCurrentFormId(store));
  let wanted: ConsentLanguage;
  const commands: CardCommands = {
    activate() {
      const { view, humanCheck } = store.getState();
      if (humanCheck.phase === 'placeholder' && findIdleView(view)) card.mountHumanCheck();
    },
    renewHumanCheck: card.mountHumanCheck,
    selectTab(tab) {
      if (selectTab(store, values, tab)) page.emit('acct-tab-change', { tab });
    },
    chooseSentence(language) {
      wanted = language;
      sentences?.load(language).then(
        () => {
          // Only the language that was chosen last applies, even if another one loads later.
          if (language === wanted) store.dispatch({ type: 'sentenceChosen', language });
        },
        async (cause: unknown) => {
          // Tries the single-file card, which contains the consent sentence in every language and replaces this card.
          const isLost = await card.recover().then(
            () => false,
            () => true,
          );
          if (!isLost || card.hasEnded()) return;
          reportLoadFailure(page, getConsentSentenceFileName(language), 'page', cause);
          if (language === wanted) store.dispatch({ type: 'sentenceLost' });
        },
      );
    },
    signUp: () => submit((flows) => flows.signUp()),
    signIn: () => submit((flows) => flows.signIn()),
    signInWithPopup: (provider) => run((flows) => flows.signInWithPopup(provider)),
    verifyOtp: () => run((flows) => flows.verifyOtp()),
    resendOtp: () => run((flows) => flows.resendOtp()),
    sendPasswordReset: () => run((flows) => flows.sendPasswordReset()),
    retryProvision: () => run((flows) => flows.retryProvision()),
    continueToApp: () => run((flows) => flows.continueToApp()),
    cancelRequest: () => store.dispatch({ type: 'requestCancelled' }),
    changeNumber() {
      const { view } = store.getState();
      store.dispatch({ type: 'otpAbandoned' });
      if (store.getState().view !== view) values.set('otp', '');
    },
    openPasswordReset() {
      const identifier = parseSignInIdentifier(values.get('identifier'));
      if (identifier.kind === 'email') values.set('resetEmail', identifier.email);
      store.dispatch({ type: 'passwordResetOpened' });
    },
    closePasswordReset() {
      // Copies the address into the field of Sign In, for a sign-in or for another password reset.
      values.copy('resetEmail', 'identifier', values.get('resetEmail'));
      store.dispatch({ type: 'passwordResetClosed' });
    },
    pageRestored() {
      store.dispatch({ type: 'passwordHidden' });
      // Without this reset, a page that the browser restores would display "Redirecting to app..." forever. The reset
      // does not stop running writes.
      if (store.getState().view.name === 'redirecting') commands.reset();
    },
    reset() {
      const before = store.getState().tab;
      const tab = card.startTab();
      card.endFlows();
      values.clear();
      store.dispatch({ type: 'cardReset', tab });
      if (tab !== before && !card.hasEnded()) page.emit('acct-tab-change', { tab });
    },
  };
  return commands;
}

/** Identifies the current form, so that a press that was made before a reset or on another tab is dropped. */
export const getCurrentFormId = ({ getState }: CardStore): string => `${getState().epoch} ${getState().tab}`;

/** Waits for the human check, and then submits the form that the visitor submitted before the card could handle it. */
export function submitAfterHumanCheck(store: CardStore, commands: CardCommands, humanCheckNeedsVisitor: boolean): void {
  const form = getCurrentFormId(store);
  // If the visitor has to solve the human check, the card refuses the submit, and asks the visitor to solve the check.
  const stop = store.subscribe(() => {
    if (getCurrentFormId(store) !== form) return stop();
    const { humanCheck, tab } = store.getState();
    const decided = humanCheck.phase === 'solved' || humanCheck.phase === 'failed';
    if (!decided && !(humanCheckNeedsVisitor && humanCheck.phase === 'none')) return;
    stop();
    if (tab === 'signup') commands.signUp();
    else commands.signIn();
  });
}
