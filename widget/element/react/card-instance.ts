import { createCachedLoader } from '../../../account/create-cached-loader.ts';
import type { FieldName } from '../../../account/fields.ts';
import { createFormValues, initialValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import { initialCardState } from '../../core/card-state.ts';
import { createCardStore } from '../../core/card-store.ts';
import type { ParsedAttributes } from '../parse-attributes.ts';
import type { VisitorState } from '../shell-state.ts';
import {
  applyLifeCycleEvent,
  type CardInstanceData,
  type CardInstanceOptions,
  getPageConfig,
  getValidConfig,
  hasCardEnded,
} from './card-instance-data.ts';
import { createAttributeUpdater } from './create-attribute-updater.ts';
import { createCommands, type FlowCallback, getCurrentFormId } from './create-commands.ts';
import { createLifeCycleEffects } from './create-life-cycle-effects.ts';
import { getStateForReplacement, type LifeCycleEvent } from './life-cycle.ts';
import { loadFlowsAndAdapters } from './load-flows-and-adapters.ts';
import { mountHumanCheck, reportHumanCheckFailure } from './mount-human-check.ts';

export type CardInstance = ReturnType<typeof createCardInstance>;

/** Creates a card's state and commands. Everything that only an active card needs is in a chunk that loads later. */
export function createCardInstance(options: CardInstanceOptions) {
  const card = createLiveCard(options);
  const { store, values } = card;
  const commands = createCommands({
    store,
    values,
    page: options.page,
    sentences: options.sentences,
    recover: options.recover,
    startTab: () => getPageConfig(card).tab,
    mountHumanCheck: () => mountHumanCheck(card),
    endFlows: () => card.work.loaded()?.flows.end(),
    hasEnded: () => hasCardEnded(card),
    run: (flow, submitted) => runFlow(card, flow, submitted),
  });
  const attributes = createAttributeUpdater(options.host, store, values, commands.selectTab);
  const effects = createLifeCycleEffects(card, commands, attributes);
  /**
   * Runs the effects of an event. The last effect may render, and React may then report `drawn` before this function
   * returns.
   */
  const send = (event: LifeCycleEvent): void => {
    for (const effect of applyLifeCycleEvent(card, event)) effects[effect]();
  };
  const hasSentRequest = () => store.getState().attempt > 0;
  const isActive = () => store.getState().humanCheck.phase !== 'placeholder';
  return {
    store,
    commands,
    values,
    sentences: options.sentences,
    life: () => card.life.now,
    config: () => getValidConfig(card),
    /** Reports the language of the displayed texts. */
    setDisplayedLanguage(language: Language) {
      card.displayedLanguage = language;
    },
    /** Reports that React has rendered the card. */
    drawn: (isOnPage: boolean) => send({ type: 'drawn', isOnPage, hasSentRequest: hasSentRequest() }),
    configure: (reading: ParsedAttributes) => send({ type: 'configured', reading }),
    /** Reports that the element was moved on the page, or inserted again. */
    moved: (reading: ParsedAttributes) => send({ type: 'moved', reading }),
    /** Reports that the element was removed from the page. Running requests then wait until it is inserted again. */
    leave: () => send({ type: 'left', isActive: isActive(), hasSentRequest: hasSentRequest() }),
    handOver(): VisitorState {
      const pending = getStateForReplacement(card.life.now, getCurrentFormId(store));
      const interacted = isActive() || (pending.interacted ?? false);
      return { ...pending, values: values.all(), tab: store.getState().tab, interacted };
    },
    dispose: () => send({ type: 'ended' }),
  };
}

/** Creates the state of a card, which may continue the state of an earlier card. */
function createLiveCard(options: CardInstanceOptions): CardInstanceData {
  const { reading, begin: name, start = {} } = options;
  const { values: typed = {}, tab = reading.config.tab, ...pending } = start;
  const life: CardInstanceData['life'] = { now: { name, reading, usable: reading, stay: 0, pending } };
  const values = createFormValues(() => initialValues(getPageConfig({ life }).prefill));
  for (const [field, text] of Object.entries(typed)) values.set(field as FieldName, text);
  const card: CardInstanceData = {
    options,
    life,
    store: createCardStore(initialCardState(tab)),
    values,
    displayedLanguage: null,
    work: createCachedLoader(() => loadFlowsAndAdapters(card)),
    pendingFlows: [],
    cleanups: {},
  };
  return card;
}

/**
 * Runs a flow once the active chunk has loaded, unless the form has changed before the chunk loads. `submitted` is the
 * id of the form that the visitor has submitted, or null.
 */
function runFlow(card: CardInstanceData, flow: FlowCallback, submitted: string | null): void {
  const form = getCurrentFormId(card.store);
  applyLifeCycleEvent(card, { type: 'pressed', form: submitted });
  card.work().then(
    ({ flows }) => {
      applyLifeCycleEvent(card, { type: 'flowStarted' });
      if (getCurrentFormId(card.store) === form) void flow(flows);
    },
    () => reportHumanCheckFailure(card),
  );
}
