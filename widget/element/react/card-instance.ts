import type { CardCommands } from '../../core/card-events.ts';
import { initialCardState, isLeaving } from '../../core/card-state.ts';
import { type CardStore, createCardStore } from '../../core/card-store.ts';
import type { FieldName } from '../../core/fields.ts';
import { createFormValues, type FormValues, startValues } from '../../core/form-values.ts';
import { waited } from '../../core/in-chunk-time.ts';
import { once } from '../../core/once.ts';
import type { HostPage } from '../../core/ports.ts';
import { type CardStart, keptFor, type MountRequest } from '../hand-over.ts';
import { catchUp, createCommands } from './create-commands.ts';
import { followAttributes } from './follow-attributes.ts';
import { workFactory } from './interacted-chunk.ts';
import type { CardReading } from './read-card.ts';

/** One card: its state and commands. What only a touched card needs comes later, in a chunk of its own. */
export type CardInstance = {
  readonly store: CardStore;
  readonly commands: CardCommands;
  readonly values: FormValues;
  /** The card is drawn and can be used: tells the page, and goes on with what the visitor did before. */
  begin(): void;
  /** The attributes have changed. */
  configure(next: CardReading): void;
  /** The element stands somewhere else in the page now. */
  moved(): void;
  /**
   * The element was taken off the page. A card that has asked nothing of the provider lets go of all outside itself;
   * what is on its way waits for the return.
   */
  leave(): void;
  /** The element was put back, with these attributes; `begin` follows once the card is drawn. */
  comeBack(next: CardReading): void;
  /** What the visitor did, for a card that goes on with it. */
  handOver(): CardStart;
  dispose(): void;
};

export type CardInstanceOptions = {
  readonly host: HTMLElement;
  readonly page: HostPage;
  readonly reading: CardReading;
  readonly start?: CardStart;
  /** A chunk cannot be had: resolves when another card stands in this one's place. */
  readonly recover: MountRequest['recover'];
  /** Tells page and integrator about refused values. */
  readonly reportProblems: (reading: CardReading) => void;
};

/** What page and integrator are told of these attributes. */
const reported = ({ problems, config: { appUrl, cookieDomain } }: CardReading): string =>
  [...problems.map(({ code, value }) => `${code} ${value}`), appUrl, cookieDomain].join('\n');
/** Milliseconds until a check that is not there counts as failed, whichever of its parts has not come. */
const checkLimit = 15_000;

export function createCardInstance(options: CardInstanceOptions): CardInstance {
  const { host, page, recover, reportProblems } = options;
  let { reading, start = {} } = options;
  const config = () => reading.config;
  const store = createCardStore(initialCardState(start.tab ?? config().tab));
  const values = createFormValues(() => startValues(config().prefill));
  for (const [field, text] of Object.entries(start.values ?? {})) values.set(field as FieldName, text);
  let disposed = false;
  let announced = false;
  /** Pressed while the chunk that carries it out is on its way. */
  let submitted = false;
  /** Resolved while the element is on the page, or once nobody waits for it any more. */
  let presence = Promise.resolve();
  let endAbsence = (): void => undefined;
  /** To be ended when the element leaves the page. */
  const stops: (() => void)[] = [];
  let unusable: ReturnType<typeof setTimeout> | undefined;

  const startWork = async () => {
    const own = work;
    const createCardWork = await workFactory.load().catch(async (cause: unknown) => {
      await recover().catch(() => undefined);
      if (!disposed) page.emit('acct-error', { code: 'card/part-not-loaded', action: 'human-check' });
      throw cause;
    });
    const present = () => presence;
    const made = createCardWork(host, { store, values, config, page, present, appearanceChanged, recover });
    if (disposed || own !== work) made.dispose();
    return made;
  };
  let work = once(startWork);
  /** Before the chunk has arrived no check can be solved either, so a failed load says so at the check. */
  const notLoaded = (): void => {
    if (!disposed) store.dispatch({ type: 'humanCheckFailed', generation: store.getState().humanCheck.generation });
  };

  let endLimit = (): void => undefined;
  const mountHumanCheck = (): void => {
    store.dispatch({ type: 'humanCheckRequested' });
    const { generation } = store.getState().humanCheck;
    endLimit();
    endLimit = waited(checkLimit, () => {
      if (store.getState().humanCheck.phase === 'loading') notLoaded();
    });
    work().then(({ flows }) => {
      if (store.getState().humanCheck.generation === generation) flows.humanCheck.mount();
    }, notLoaded);
  };
  /** Mounts an unsolved check anew; a solved one has done its work already. */
  const appearanceChanged = (): void => {
    const { phase } = store.getState().humanCheck;
    if (phase !== 'placeholder' && phase !== 'solved') mountHumanCheck();
  };
  const commands = createCommands({
    store,
    values,
    page,
    startTab: () => config().tab,
    mountHumanCheck,
    endFlows: () => work.loaded()?.flows.end(),
    run(flow, isSubmit = false) {
      submitted = isSubmit;
      work().then(({ flows }) => {
        submitted = false;
        void flow(flows);
      }, notLoaded);
    },
  });

  /** Refused while a request ran, a configuration is refused again when the card rests. */
  const judge = (): void => store.dispatch({ type: reading.usable ? 'configAccepted' : 'configRefused' });
  const asked = followAttributes(host, store, values, commands.selectTab);
  const announce = (): void => {
    judge();
    if (stops.length === 0) return;
    if (reading.usable && !announced) page.emit('acct-ready', {});
    announced = reading.usable;
  };
  /** A visitor who is signed in by now stays where that has led. */
  const beginAnew = (): void => {
    if (store.getState().view.name === 'misconfigured') commands.reset();
  };
  const configure = (next: CardReading): void => {
    const before = reading;
    reading = next;
    if (stops.length > 0 && reported(next) !== reported(before)) reportProblems(next);
    if (next.usable !== before.usable) {
      clearTimeout(unusable);
      if (!next.usable) unusable = setTimeout(beginAnew, keptFor);
    }
    announce();
    const { tab, language, theme } = next.config;
    if (tab !== before.config.tab) asked.tab(tab);
    asked.prefill(startValues(next.config.prefill));
    if (language !== before.config.language) work.loaded()?.auth.setLanguage(language);
    if (language !== before.config.language || theme !== before.config.theme) appearanceChanged();
  };
  return {
    store,
    commands,
    values,
    begin() {
      announced = start.announced ?? false;
      if (!announced) reportProblems(reading);
      stops.push(store.subscribe(judge), store.subscribe(asked.stateChanged));
      announce();
      catchUp({
        store,
        commands,
        host,
        interacted: start.interacted ?? false,
        submitted: start.submitted ?? false,
        humanCheckNeedsVisitor: config().realHumanCheck,
      });
    },
    configure,
    leave() {
      const { humanCheck, attempt } = store.getState();
      if (stops.length > 0) start = { interacted: humanCheck.phase !== 'placeholder' };
      for (const stop of stops.splice(0)) stop();
      endLimit();
      const loaded = work.loaded();
      // What it has answered counts for nothing once its frame has left the page.
      loaded?.flows.humanCheck.end();
      store.dispatch({ type: 'cardLeft' });
      presence = new Promise((resolve) => {
        endAbsence = resolve;
      });
      if (attempt > 0) return;
      work = once(startWork);
      loaded?.dispose();
    },
    comeBack(next) {
      configure(next);
      endAbsence();
    },
    // Moving an element reloads the frames in it.
    moved: appearanceChanged,
    handOver() {
      const { tab, humanCheck } = store.getState();
      return { values: values.all(), tab, interacted: humanCheck.phase !== 'placeholder', submitted, announced };
    },
    dispose() {
      // What is still on its way must find nobody, but the records of a visitor who is signed in already are still
      // written.
      if (!isLeaving(store.getState().view)) commands.reset();
      disposed = true;
      endLimit();
      clearTimeout(unusable);
      endAbsence();
      work.loaded()?.dispose();
    },
  };
}
