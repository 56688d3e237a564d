import type { FieldName } from '../../../account/fields.ts';
import { createFormValues, startValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import { once } from '../../../account/once.ts';
import { requestLimit } from '../../../account/time-limit.ts';
import { initialCardState, isLeaving } from '../../core/card-state.ts';
import { createCardStore } from '../../core/card-store.ts';
import { waited } from '../../core/in-chunk-time.ts';
import { partNotLoadedCode } from '../../core/part-not-loaded.ts';
import type { HostPage } from '../../core/ports.ts';
import type { ConsentSentences } from '../../languages/consent-sentences.ts';
import { type CardStart, keptFor, type MountRequest } from '../hand-over.ts';
import type { CardReading } from '../read-card.ts';
import { reportLostPart } from '../report-lost-part.ts';
import { createCommands, formOf, submitOnceChecked } from './create-commands.ts';
import {
  type DrawingEffect,
  type ElementLife,
  elementLife,
  type LifeEffect,
  type LifeEvent,
  pendingOf,
} from './element-life.ts';
import { followAttributes } from './follow-attributes.ts';
import { interactedFile, type WorkFactory } from './interacted-chunk.ts';

type CardInstanceOptions = {
  readonly host: HTMLElement;
  readonly page: HostPage;
  readonly reading: CardReading;
  readonly start?: CardStart;
  /** Painted nodes are hydrated; a card that replaces another is drawn at once. */
  readonly begin: 'painted' | 'drawing';
  readonly drawing: Readonly<Record<DrawingEffect, () => void>>;
  /** Where a chunk is unavailable: resolves when another card stands in this one's place. */
  readonly recover: MountRequest['recover'];
  readonly workFactory: WorkFactory;
  readonly sentences: ConsentSentences | null;
  /** Reports refused values to page and integrator. */
  readonly reportProblems: (reading: CardReading) => void;
};

export type CardInstance = ReturnType<typeof createCardInstance>;

/** One card: its state and commands. What only an interacted card needs comes later, in a chunk of its own. */
export function createCardInstance(options: CardInstanceOptions) {
  const { host, page, recover, sentences, start: { values: typed, tab, ...pending } = {} } = options;
  const { begin: name, reading } = options;
  let life: ElementLife = { name, reading, usable: reading, stay: 0, pending };
  const config = () => life.reading.config;
  /** For requests and links. */
  const usableConfig = () => {
    const { language, theme } = config();
    return { ...life.usable.config, language, theme };
  };
  let shown: Language | null = null;
  const shownLanguage = () => shown ?? config().language;
  const hasEnded = () => life.name === 'ended';
  const store = createCardStore(initialCardState(tab ?? config().tab));
  const values = createFormValues(() => startValues(config().prefill));
  for (const [field, text] of Object.entries(typed ?? {})) values.set(field as FieldName, text);
  /** What ends each timer and subscription outside the card. */
  const ends: Partial<Record<'checkLimit' | 'refusal' | 'following', () => void>> = {};
  /** Flows that wait for the element's return. */
  const waiting: (() => void)[] = [];
  const present = () => new Promise<void>((resolve) => (life.name === 'away' ? waiting.push(resolve) : resolve()));
  const resume = (): void => waiting.splice(0).forEach((go) => void go());

  const startWork = async () => {
    const own = work;
    const createWork = await options.workFactory.load().catch(async (cause: unknown) => {
      await recover().catch(() => undefined);
      if (!hasEnded()) {
        reportLostPart(interactedFile, cause);
        page.emit('acct-error', { code: partNotLoadedCode, action: 'human-check', reason: partNotLoadedCode });
      }
      throw cause;
    });
    // A property may be set at any time, see watch-properties.ts.
    options.reportProblems(life.reading);
    const parts = { store, values, config: usableConfig, shownLanguage, page, present, appearanceChanged, recover };
    const made = createWork(host, parts);
    if (hasEnded() || own !== work) made.dispose();
    return made;
  };
  let work = once(startWork);
  /** Before the chunk has arrived no check can be solved either, so a failed load fails the check. */
  const notLoaded = (): void => {
    const { generation } = store.getState().humanCheck;
    const fault = work.loaded() ? null : 'partNotLoaded';
    if (!hasEnded()) store.dispatch({ type: 'humanCheckFailed', generation, fault });
  };

  const mountHumanCheck = (): void => {
    store.dispatch({ type: 'humanCheckRequested' });
    const { generation } = store.getState().humanCheck;
    ends.checkLimit?.();
    ends.checkLimit = waited(requestLimit, () => {
      if (store.getState().humanCheck.phase === 'loading') notLoaded();
    });
    work().then(({ flows }) => {
      if (store.getState().humanCheck.generation === generation) flows.humanCheck.mount();
    }, notLoaded);
  };
  /** Mounts an unsolved check again; a solved one has done its work. */
  const appearanceChanged = (): void => {
    const { phase } = store.getState().humanCheck;
    if (phase !== 'placeholder' && phase !== 'solved') mountHumanCheck();
  };
  const commands = createCommands({
    store,
    values,
    page,
    sentences,
    startTab: () => config().tab,
    mountHumanCheck,
    recover,
    hasEnded,
    endFlows: () => work.loaded()?.flows.end(),
    run(flow, isSubmit = false) {
      const form = formOf(store);
      send({ type: 'pressed', form: isSubmit ? form : null });
      work().then(({ flows }) => {
        send({ type: 'carriedOut' });
        if (formOf(store) === form) void flow(flows);
      }, notLoaded);
    },
  });
  const attributes = followAttributes(host, store, values, commands.selectTab);
  /** Refused while a request ran, a configuration is refused again when the card rests. */
  const judge = (): void => store.dispatch({ type: life.reading.usable ? 'configAccepted' : 'configRefused' });

  const carryOut: Readonly<Record<LifeEffect, () => void>> = {
    ...options.drawing,
    reportProblems: () => options.reportProblems(life.reading),
    followStore() {
      const stops = [store.subscribe(judge), store.subscribe(attributes.stateChanged)];
      ends.following = () => stops.forEach((stop) => void stop());
    },
    limitRefusal() {
      const timer = setTimeout(() => {
        // A visitor who is signed in by now stays where that has led.
        if (store.getState().view.name === 'misconfigured') commands.reset();
      }, keptFor);
      ends.refusal = () => clearTimeout(timer);
    },
    endRefusal: () => ends.refusal?.(),
    judge,
    announce: () => page.emit('acct-ready', {}),
    selectTab: () => attributes.tab(config().tab),
    prefill: () => attributes.prefill(startValues(config().prefill)),
    setLanguage: () => work.loaded()?.auth.setLanguage(config().language),
    renewCheck: appearanceChanged,
    interact: commands.interacted,
    interactIfFocused() {
      if (host.shadowRoot?.activeElement) commands.interacted();
    },
    submit: () => submitOnceChecked(store, commands, config().realHumanCheck),
    suspend() {
      ends.following?.();
      ends.checkLimit?.();
      // What it has answered counts for nothing once its frame has left the page.
      work.loaded()?.flows.humanCheck.end();
      store.dispatch({ type: 'cardLeft' });
    },
    dropWork() {
      const loaded = work.loaded();
      work = once(startWork);
      loaded?.dispose();
    },
    resume,
    release() {
      // A late answer must find nobody, but the records of a visitor who is signed in already are still written.
      if (!isLeaving(store.getState().view)) commands.reset();
      ends.checkLimit?.();
      ends.refusal?.();
      resume();
      work.loaded()?.dispose();
    },
  };
  /** An effect that draws comes last of its event's: React may report `drawn` before it returns. */
  const send = (event: LifeEvent): void => {
    const [next, effects] = elementLife(life, event);
    life = next;
    for (const effect of effects) carryOut[effect]();
  };
  const hasAsked = () => store.getState().attempt > 0;
  const interacted = () => store.getState().humanCheck.phase !== 'placeholder';
  return {
    store,
    commands,
    values,
    sentences,
    life: () => life,
    config: usableConfig,
    /** The card's texts are in this language. */
    shows(language: Language) {
      shown = language;
    },
    /** React has drawn the card. */
    drawn: (isOnPage: boolean) => send({ type: 'drawn', isOnPage, hasAsked: hasAsked() }),
    configure: (reading: CardReading) => send({ type: 'configured', reading }),
    /** The element stands somewhere else in the page now, or again. */
    placed: (reading: CardReading) => send({ type: 'placed', reading }),
    /** The element was taken off the page: only what is on its way to the provider waits for the return. */
    leave: () => send({ type: 'left', interacted: interacted(), hasAsked: hasAsked() }),
    handOver(): CardStart {
      const pending = pendingOf(life, formOf(store));
      const isInteracted = interacted() || (pending.interacted ?? false);
      return { ...pending, values: values.all(), tab: store.getState().tab, interacted: isInteracted };
    },
    dispose: () => send({ type: 'ended' }),
  };
}
