import { createCachedLoader } from '../../../account/create-cached-loader.ts';
import { initialValues } from '../../../account/form-values.ts';
import type { CardCommands } from '../../core/card-events.ts';
import { isRedirecting } from '../../core/card-state.ts';
import { cardStateLifetime } from '../shell-state.ts';
import { type CardInstanceData, getPageConfig, resumePendingFlows } from './card-instance-data.ts';
import type { AttributeUpdater } from './create-attribute-updater.ts';
import { submitAfterHumanCheck } from './create-commands.ts';
import type { LifeCycleEffect } from './life-cycle.ts';
import { loadFlowsAndAdapters } from './load-flows-and-adapters.ts';
import { remountUnsolvedHumanCheck } from './mount-human-check.ts';

/** Creates the effects of a card's life cycle, by name. */
export function createLifeCycleEffects(
  card: CardInstanceData,
  commands: CardCommands,
  attributes: AttributeUpdater,
): Readonly<Record<LifeCycleEffect, () => void>> {
  const { options, store, cleanups, life } = card;
  const { host, page } = options;
  /** Reports whether the configuration is valid. An invalid configuration takes effect only once no request runs. */
  const validate = (): void => store.dispatch({ type: life.now.reading.usable ? 'configAccepted' : 'configRefused' });
  return {
    ...options.drawing,
    reportProblems: () => options.reportProblems(life.now.reading),
    validate,
    announce: () => page.emit('acct-ready', {}),
    followStore() {
      const stops = [store.subscribe(validate), store.subscribe(attributes.stateChanged)];
      cleanups.following = () => stops.forEach((stop) => void stop());
    },
    limitRefusal() {
      const timer = setTimeout(() => {
        // A visitor who signed in before the timer ended sees another view, which must not be reset.
        if (store.getState().view.name === 'misconfigured') commands.reset();
      }, cardStateLifetime);
      cleanups.refusal = () => clearTimeout(timer);
    },
    endRefusal: () => cleanups.refusal?.(),
    selectTab: () => attributes.tab(getPageConfig(card).tab),
    prefill: () => attributes.prefill(initialValues(getPageConfig(card).prefill)),
    setLanguage: () => card.work.loaded()?.auth.setLanguage(getPageConfig(card).language),
    renewCheck: () => remountUnsolvedHumanCheck(card),
    activate: commands.activate,
    activateIfFocused() {
      if (host.shadowRoot?.activeElement) commands.activate();
    },
    submit: () => submitAfterHumanCheck(store, commands, getPageConfig(card).realHumanCheck),
    suspend() {
      cleanups.following?.();
      cleanups.checkLimit?.();
      // The answer of a human check becomes invalid if its frame is removed from the page.
      card.work.loaded()?.flows.humanCheck.end();
      store.dispatch({ type: 'cardLeft' });
    },
    dropWork() {
      const loaded = card.work.loaded();
      card.work = createCachedLoader(() => loadFlowsAndAdapters(card));
      loaded?.dispose();
    },
    resume: () => resumePendingFlows(card),
    release() {
      // Resets the card, so that late answers are dropped, unless the records of a signed-in visitor are still being
      // written.
      if (!isRedirecting(store.getState().view)) commands.reset();
      cleanups.checkLimit?.();
      cleanups.refusal?.();
      resumePendingFlows(card);
      card.work.loaded()?.dispose();
    },
  };
}
