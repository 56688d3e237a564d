import type { FormValues } from '../../../account/form-values.ts';
import type { SentenceLanguage } from '../../../account/languages.ts';
import { parseSignInIdentifier } from '../../../account/sign-in-identifier.ts';
import type { Tab } from '../../core/card-config.ts';
import type { CardCommands } from '../../core/card-events.ts';
import { restingView } from '../../core/card-state.ts';
import { type CardStore, selectTab } from '../../core/card-store.ts';
import type { CardFlows } from '../../core/flows/card-flows.ts';
import { partNotLoadedCode } from '../../core/part-not-loaded.ts';
import type { HostPage } from '../../core/ports.ts';
import type { ConsentSentences } from '../../languages/consent-sentences.ts';
import { sentenceFile } from '../../languages/notice-languages.ts';
import { reportLostPart } from '../report-lost-part.ts';

export type CommandContext = {
  readonly store: CardStore;
  readonly values: FormValues;
  readonly page: HostPage;
  readonly sentences: ConsentSentences | null;
  /** The tab of the attributes. */
  startTab(): Tab;
  mountHumanCheck(): void;
  endFlows(): void;
  /** An ended card shows nothing. */
  hasEnded(): boolean;
  /** Where a chunk is unavailable. */
  recover(): Promise<void>;
  /** Carries a flow out once its chunk is there. `isSubmit`: another card that takes over has to send the form. */
  run(flow: (flows: CardFlows) => Promise<void>, isSubmit?: boolean): void;
};

/** What a visitor can do, before and after the chunk of an interacted card has come. */
export function createCommands({ store, values, page, sentences, run, ...card }: CommandContext): CardCommands {
  let wanted: SentenceLanguage;
  const commands: CardCommands = {
    interacted() {
      const { view, humanCheck } = store.getState();
      if (humanCheck.phase === 'placeholder' && restingView(view)) card.mountHumanCheck();
    },
    renewHumanCheck: card.mountHumanCheck,
    selectTab(tab) {
      if (selectTab(store, values, tab)) page.emit('acct-tab-change', { tab });
    },
    chooseSentence(language) {
      wanted = language;
      sentences?.load(language).then(
        // Of two the later choice counts, whichever comes first.
        () => language === wanted && store.dispatch({ type: 'sentenceChosen', language }),
        (cause: unknown) =>
          // The whole card in one file has every sentence: where it comes, another card stands here.
          card.recover().catch(() => {
            if (card.hasEnded()) return;
            reportLostPart(sentenceFile(language), cause);
            page.emit('acct-error', { code: partNotLoadedCode, action: 'page', reason: partNotLoadedCode });
            if (language === wanted) store.dispatch({ type: 'sentenceLost' });
          }),
      );
    },
    signUp: () => run((flows) => flows.signUp(), true),
    signIn: () => run((flows) => flows.signIn(), true),
    signInWithPopup: (provider) => run((flows) => flows.signInWithPopup(provider)),
    verifyOtp: () => run((flows) => flows.verifyOtp()),
    resendOtp: () => run((flows) => flows.resendOtp()),
    sendPasswordReset: () => run((flows) => flows.sendPasswordReset()),
    retryProvision: () => run((flows) => flows.retryProvision()),
    goOn: () => run((flows) => flows.goOn()),
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
      // To sign in with, and for another mail.
      values.copy('resetEmail', 'identifier', values.get('resetEmail'));
      store.dispatch({ type: 'passwordResetClosed' });
    },
    pageRestored() {
      store.dispatch({ type: 'passwordHidden' });
      // As it was left, the page would show "Redirecting to app..." forever. Writing goes on.
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

/** Names the form of now: a press before a reset, or on another tab, was one on another form. */
export const formOf = ({ getState }: CardStore): string => `${getState().epoch} ${getState().tab}`;

/** Sends a form that was submitted before the card could carry it out, once its human check lets it through. */
export function submitOnceChecked(store: CardStore, commands: CardCommands, humanCheckNeedsVisitor: boolean): void {
  const form = formOf(store);
  // A check that waits for the visitor says so through the refusal.
  const stop = store.subscribe(() => {
    if (formOf(store) !== form) return stop();
    const { humanCheck, tab } = store.getState();
    const decided = humanCheck.phase === 'solved' || humanCheck.phase === 'failed';
    if (!decided && !(humanCheckNeedsVisitor && humanCheck.phase === 'none')) return;
    stop();
    if (tab === 'signup') commands.signUp();
    else commands.signIn();
  });
}
