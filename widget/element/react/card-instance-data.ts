import type { CachedLoader } from '../../../account/create-cached-loader.ts';
import type { FormValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import type { CardConfig } from '../../core/card-config.ts';
import type { CardStore } from '../../core/card-store.ts';
import type { HostPage } from '../../core/ports.ts';
import type { ConsentSentences } from '../../languages/consent-sentences.ts';
import type { FlowsAndAdapters } from '../active/create-flows-and-adapters.ts';
import type { ParsedAttributes } from '../parse-attributes.ts';
import type { MountRequest, VisitorState } from '../shell-state.ts';
import type { FlowsAndAdaptersFactory } from './active-chunk.ts';
import {
  advanceLifeCycle,
  type LifeCycleEffect,
  type LifeCycleEvent,
  type LifeCycleState,
  type RenderEffect,
} from './life-cycle.ts';

export type CardInstanceOptions = {
  readonly host: HTMLElement;
  readonly page: HostPage;
  readonly reading: ParsedAttributes;
  readonly start?: VisitorState;
  /**
   * The first state of the life cycle. A `painted` card is hydrated. A `drawing` card is rendered at once, because it
   * replaces another card.
   */
  readonly begin: 'painted' | 'drawing';
  readonly drawing: Readonly<Record<RenderEffect, () => void>>;
  /** Replaces this card if a chunk is unavailable. Resolves once another card has replaced it. */
  readonly recover: MountRequest['recover'];
  readonly workFactory: FlowsAndAdaptersFactory;
  readonly sentences: ConsentSentences | null;
  /** Reports refused values to the page and the integrator. */
  readonly reportProblems: (reading: ParsedAttributes) => void;
};

/** The data of one card that is not part of React's state. The functions of this folder share this object. */
export type CardInstanceData = {
  readonly options: CardInstanceOptions;
  readonly life: { now: LifeCycleState };
  readonly store: CardStore;
  readonly values: FormValues;
  /** The language of the displayed texts. null until they have been rendered. */
  displayedLanguage: Language | null;
  /** Loads the flows and adapters once. Once the card has disposed of them, this property contains a new loader. */
  work: CachedLoader<FlowsAndAdapters>;
  /** Callbacks that continue paused flows when the element is inserted again. */
  readonly pendingFlows: (() => void)[];
  /** Functions that end the card's timers and subscriptions. */
  readonly cleanups: Partial<Record<'checkLimit' | 'refusal' | 'following', () => void>>;
};

/** Applies an event to the card's life cycle. Returns the effects to run. */
export function applyLifeCycleEvent({ life }: CardInstanceData, event: LifeCycleEvent): readonly LifeCycleEffect[] {
  const [next, effects] = advanceLifeCycle(life.now, event);
  life.now = next;
  return effects;
}

export const hasCardEnded = ({ life }: CardInstanceData): boolean => life.now.name === 'ended';

/** Returns the page's configuration, which may be invalid. */
export const getPageConfig = ({ life }: Pick<CardInstanceData, 'life'>): CardConfig => life.now.reading.config;

/** Returns the last valid configuration, for requests and links, with the current language and theme. */
export function getValidConfig(card: CardInstanceData): CardConfig {
  const { language, theme } = getPageConfig(card);
  return { ...card.life.now.usable.config, language, theme };
}

/** Resolves at once if the element is on the page, and otherwise when it is inserted again or discarded. */
export const waitUntilOnPage = ({ life, pendingFlows }: CardInstanceData): Promise<void> =>
  new Promise((resolve) => {
    if (life.now.name === 'away') pendingFlows.push(resolve);
    else resolve();
  });

export function resumePendingFlows({ pendingFlows }: CardInstanceData): void {
  for (const go of pendingFlows.splice(0)) go();
}
