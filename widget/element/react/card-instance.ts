import type { FieldName } from '../../../account/fields.ts';
import { createFormValues, startValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import { once } from '../../../account/once.ts';
import { initialCardState } from '../../core/card-state.ts';
import { createCardStore } from '../../core/card-store.ts';
import type { CardStart } from '../hand-over.ts';
import type { CardReading } from '../read-card.ts';
import { createCommands, type Flow, formOf } from './create-commands.ts';
import { type LifeEvent, pendingOf } from './element-life.ts';
import { followAttributes } from './follow-attributes.ts';
import { lifeEffects } from './life-effects.ts';
import { advance, type CardInstanceOptions, configOf, hasEnded, type LiveCard, usableConfig } from './live-card.ts';
import { loadWork } from './load-work.ts';
import { failHumanCheck, mountHumanCheck } from './mount-human-check.ts';

export type CardInstance = ReturnType<typeof createCardInstance>;

/** One card: its state and commands. What only an interacted card needs comes later, in a chunk of its own. */
export function createCardInstance(options: CardInstanceOptions) {
  const card = createLiveCard(options);
  const { store, values } = card;
  const commands = createCommands({
    store,
    values,
    page: options.page,
    sentences: options.sentences,
    recover: options.recover,
    startTab: () => configOf(card).tab,
    mountHumanCheck: () => mountHumanCheck(card),
    endFlows: () => card.work.loaded()?.flows.end(),
    hasEnded: () => hasEnded(card),
    run: (flow, submitted) => runFlow(card, flow, submitted),
  });
  const attributes = followAttributes(options.host, store, values, commands.selectTab);
  const effects = lifeEffects(card, commands, attributes);
  /** An effect that draws comes last of its event's: React may report `drawn` before it returns. */
  const send = (event: LifeEvent): void => {
    for (const effect of advance(card, event)) effects[effect]();
  };
  const hasAsked = () => store.getState().attempt > 0;
  const isInteracted = () => store.getState().humanCheck.phase !== 'placeholder';
  return {
    store,
    commands,
    values,
    sentences: options.sentences,
    life: () => card.life.now,
    config: () => usableConfig(card),
    /** The card's texts are in this language. */
    shows(language: Language) {
      card.shownLanguage = language;
    },
    /** React has drawn the card. */
    drawn: (isOnPage: boolean) => send({ type: 'drawn', isOnPage, hasAsked: hasAsked() }),
    configure: (reading: CardReading) => send({ type: 'configured', reading }),
    /** The element stands somewhere else in the page now, or again. */
    placed: (reading: CardReading) => send({ type: 'placed', reading }),
    /** The element was taken off the page: only what is on its way to the provider waits for the return. */
    leave: () => send({ type: 'left', interacted: isInteracted(), hasAsked: hasAsked() }),
    handOver(): CardStart {
      const pending = pendingOf(card.life.now, formOf(store));
      const interacted = isInteracted() || (pending.interacted ?? false);
      return { ...pending, values: values.all(), tab: store.getState().tab, interacted };
    },
    dispose: () => send({ type: 'ended' }),
  };
}

/** Creates the state of a card that goes on with the work of an earlier one. */
function createLiveCard(options: CardInstanceOptions): LiveCard {
  const { reading, begin: name, start = {} } = options;
  const { values: typed = {}, tab = reading.config.tab, ...pending } = start;
  const life: LiveCard['life'] = { now: { name, reading, usable: reading, stay: 0, pending } };
  const values = createFormValues(() => startValues(configOf({ life }).prefill));
  for (const [field, text] of Object.entries(typed)) values.set(field as FieldName, text);
  const card: LiveCard = {
    options,
    life,
    store: createCardStore(initialCardState(tab)),
    values,
    shownLanguage: null,
    work: once(() => loadWork(card)),
    waiting: [],
    ends: {},
  };
  return card;
}

/** Runs a flow once its chunk has loaded, unless the form has changed by then. `submitted`: the form that was sent. */
function runFlow(card: LiveCard, flow: Flow, submitted: string | null): void {
  const form = formOf(card.store);
  advance(card, { type: 'pressed', form: submitted });
  card.work().then(
    ({ flows }) => {
      advance(card, { type: 'carriedOut' });
      if (formOf(card.store) === form) void flow(flows);
    },
    () => failHumanCheck(card),
  );
}
