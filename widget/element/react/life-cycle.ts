import type { ParsedAttributes } from '../parse-attributes.ts';
import type { VisitorState } from '../shell-state.ts';

/** The state that a card passes on to the card that replaces it. */
type Pending = Pick<VisitorState, 'interacted' | 'submitted' | 'announced'>;

/** The state of a card's life cycle in React, which decides what the card may do next. card-instance-data.ts stores it. */
export type LifeCycleState = {
  readonly reading: ParsedAttributes;
  /** The last valid settings. Settings that become invalid while a request runs do not replace them. */
  readonly usable: ParsedAttributes;
  /**
   * Counts the insertions into the page. The count is part of React's key, so each insertion renders new components.
   */
  readonly stay: number;
} & (
  | { readonly name: 'painted' | 'drawing' | 'away'; readonly pending: Pending }
  /**
   * `submitted` is the id (`getCurrentFormId`) of a form that the visitor submitted while the active chunk was loading,
   * or null.
   */
  | { readonly name: 'live'; readonly submitted: string | null }
  | { readonly name: 'ended' }
);

/** An event of the life cycle. `hasSentRequest` is true if the card has sent a request whose answer may be missing. */
export type LifeCycleEvent =
  | { readonly type: 'drawn'; readonly isOnPage: boolean; readonly hasSentRequest: boolean }
  | { readonly type: 'configured'; readonly reading: ParsedAttributes }
  /** The element was moved on the page, or was inserted again. */
  | { readonly type: 'moved'; readonly reading: ParsedAttributes }
  | { readonly type: 'left'; readonly isActive: boolean; readonly hasSentRequest: boolean }
  /** `form` is the id of the form that the visitor has submitted, or null. */
  | { readonly type: 'pressed'; readonly form: string | null }
  | { readonly type: 'flowStarted' }
  | { readonly type: 'ended' };

/**
 * The effects on nodes and listeners. mount-card.tsx runs these effects, and create-life-cycle-effects.ts runs all
 * other effects.
 */
export type RenderEffect = 'draw' | 'drawAtOnce' | 'detach' | 'replace' | 'unmount';
type PageEffect = 'reportProblems' | 'announce' | 'followStore' | 'validate' | 'limitRefusal' | 'endRefusal';
type AttributeEffect = 'selectTab' | 'prefill' | 'setLanguage' | 'renewCheck';
type VisitorEffect = 'activate' | 'activateIfFocused' | 'submit';
type WorkEffect = 'suspend' | 'dropWork' | 'resume' | 'release';
/** The names of all effects of the life cycle. */
export type LifeCycleEffect = RenderEffect | PageEffect | AttributeEffect | VisitorEffect | WorkEffect;

type Step = readonly [LifeCycleState, readonly LifeCycleEffect[]];
/** A state of a card that has not ended. */
type Alive = Exclude<LifeCycleState, { name: 'ended' }>;
type EventOf<Type extends LifeCycleEvent['type']> = Extract<LifeCycleEvent, { type: Type }>;

/** Returns the next state, and the effects of the event. */
export function advanceLifeCycle(life: LifeCycleState, event: LifeCycleEvent): Step {
  if (life.name === 'ended') return [life, []];
  switch (event.type) {
    case 'drawn':
      return beginUse(life, event);
    case 'configured':
      return configure(life, event.reading);
    case 'moved':
      return move(life, event.reading);
    case 'left':
      return leave(life, event);
    case 'pressed':
      return storeSubmit(life, event.form);
    case 'flowStarted':
      return storeSubmit(life, null);
    case 'ended':
      return end(life, ['unmount']);
  }
}

function beginUse(life: Alive, { isOnPage, hasSentRequest }: EventOf<'drawn'>): Step {
  if (life.name === 'live' || life.name === 'away') return [life, []];
  if (!isOnPage) return detach(life, life.pending, hasSentRequest);
  const { interacted, submitted, announced } = life.pending;
  const effects: readonly LifeCycleEffect[] = [
    ...when(!announced, 'reportProblems'),
    'followStore',
    'validate',
    ...when(life.reading.usable && !announced, 'announce'),
    interacted || submitted ? 'activate' : 'activateIfFocused',
    ...when(submitted, 'submit'),
  ];
  return [{ ...base(life), name: 'live', submitted: null }, effects];
}

function configure(life: Alive, reading: ParsedAttributes): Step {
  // An update before the end of hydration would make React discard the painted nodes.
  if (life.name === 'painted' || life.name === 'away') return [life, []];
  if (reading.backend !== life.reading.backend) return end(life, ['replace']);
  const effects = changes(life.reading, reading, life.name === 'live');
  return [{ ...life, ...read(life, reading) }, [...effects, 'draw']];
}

function move(life: Alive, reading: ParsedAttributes): Step {
  // A move on the page reloads the frame of the human check.
  if (life.name !== 'away') return [life, ['renewCheck']];
  if (reading.backend !== life.reading.backend) return end(life, ['unmount']);
  const effects = changes(life.reading, reading, false);
  const next: LifeCycleState = { ...life, ...read(life, reading), name: 'drawing', stay: life.stay + 1 };
  return [next, [...effects, 'resume', 'drawAtOnce']];
}

function leave(life: Alive, { isActive, hasSentRequest }: EventOf<'left'>): Step {
  if (life.name === 'live') return detach(life, { interacted: isActive }, hasSentRequest);
  if (life.name === 'drawing') return detach(life, life.pending, hasSentRequest);
  // A card that is still being hydrated stays unchanged until the event `drawn` reports that it is off the page.
  return [life, []];
}

const detach = (life: Alive, pending: Pending, hasSentRequest: boolean): Step => [
  { ...base(life), name: 'away', pending },
  ['detach', 'suspend', ...when(!hasSentRequest, 'dropWork')],
];

/** Stores the id of a form that was submitted while the active chunk is loading. */
function storeSubmit(life: Alive, submitted: string | null): Step {
  return [life.name === 'live' ? { ...life, submitted } : life, []];
}

const end = (life: Alive, effects: readonly LifeCycleEffect[]): Step => [
  { ...base(life), name: 'ended' },
  [...effects, 'release'],
];

const base = ({ reading, usable, stay }: Alive) => ({ reading, usable, stay });
const read = ({ usable }: Alive, reading: ParsedAttributes) => ({ reading, usable: reading.usable ? reading : usable });
const when = (condition: unknown, ...effects: LifeCycleEffect[]): readonly LifeCycleEffect[] =>
  condition ? effects : [];

/** Serialises the reported problems of the attributes, to detect changes. */
const serialiseReported = ({ problems, config: { appUrl, cookieDomain } }: ParsedAttributes): string =>
  [...problems.map(({ code, value }) => `${code} ${value}`), appUrl, cookieDomain].join('\n');

function changes(before: ParsedAttributes, next: ParsedAttributes, isLive: boolean): readonly LifeCycleEffect[] {
  const [{ tab, language, theme }, to] = [before.config, next.config];
  return [
    ...when(isLive && serialiseReported(next) !== serialiseReported(before), 'reportProblems'),
    ...when(next.usable !== before.usable, next.usable ? 'endRefusal' : 'limitRefusal'),
    'validate',
    ...when(isLive && next.usable && !before.usable, 'announce'),
    ...when(to.tab !== tab, 'selectTab'),
    'prefill',
    ...when(to.language !== language, 'setLanguage'),
    ...when(to.language !== language || to.theme !== theme, 'renewCheck'),
  ];
}

/** Returns the state for the card that replaces this one. A pending submit counts only for the current form. */
export const getStateForReplacement = (life: LifeCycleState, form: string): Pending => {
  if (life.name === 'ended') return {};
  return life.name === 'live' ? { submitted: life.submitted === form, announced: life.reading.usable } : life.pending;
};
