import type { CardStart } from '../hand-over.ts';
import type { CardReading } from '../read-card.ts';

/** What a card carries over before it is in use. */
type Pending = Pick<CardStart, 'interacted' | 'submitted' | 'announced'>;

/** The life of a card in React, as data; card-instance.ts and mount-card.tsx have no other state. */
export type ElementLife = {
  readonly reading: CardReading;
  /** The last reading that could be used: settings that the page spoils while a request runs lead nobody. */
  readonly usable: CardReading;
  /** Counts the returns to the page: results of an earlier drawing then count for nothing. */
  readonly stay: number;
} & (
  | { readonly name: 'painted' | 'drawing' | 'away'; readonly pending: Pending }
  /** `submitted`: the form that was pressed while the chunk that handles it is loading, by `formOf`. */
  | { readonly name: 'live'; readonly submitted: string | null }
  | { readonly name: 'ended' }
);

/** Facts, in the past tense. `hasAsked`: the card has sent a request, and may await its answer. */
export type LifeEvent =
  | { readonly type: 'drawn'; readonly isOnPage: boolean; readonly hasAsked: boolean }
  | { readonly type: 'configured'; readonly reading: CardReading }
  /** The element moved on the page, or returned to it. */
  | { readonly type: 'placed'; readonly reading: CardReading }
  | { readonly type: 'left'; readonly interacted: boolean; readonly hasAsked: boolean }
  /** `form`: of a submit. */
  | { readonly type: 'pressed'; readonly form: string | null }
  | { readonly type: 'carriedOut' }
  | { readonly type: 'ended' };

/** Effects on nodes and listeners: mount-card.tsx runs these, card-instance.ts the rest. */
export type DrawingEffect = 'draw' | 'drawAtOnce' | 'putAside' | 'replace' | 'unmount';
type PageEffect = 'reportProblems' | 'announce' | 'followStore' | 'judge' | 'limitRefusal' | 'endRefusal';
type AttributeEffect = 'selectTab' | 'prefill' | 'setLanguage' | 'renewCheck';
type VisitorEffect = 'interact' | 'interactIfFocused' | 'submit';
type WorkEffect = 'suspend' | 'dropWork' | 'resume' | 'release';
/** Effects in their order. */
export type LifeEffect = DrawingEffect | PageEffect | AttributeEffect | VisitorEffect | WorkEffect;

type Step = readonly [ElementLife, readonly LifeEffect[]];
const when = (condition: unknown, ...effects: LifeEffect[]): readonly LifeEffect[] => (condition ? effects : []);

/** Everything that page and integrator read of these attributes. */
const reported = ({ problems, config: { appUrl, cookieDomain } }: CardReading): string =>
  [...problems.map(({ code, value }) => `${code} ${value}`), appUrl, cookieDomain].join('\n');

export function elementLife(life: ElementLife, event: LifeEvent): Step {
  const { reading, usable, stay } = life;
  const base = { reading, usable, stay };
  const unchanged: Step = [life, []];
  const read = (next: CardReading) => ({ reading: next, usable: next.usable ? next : usable });
  const end = (...effects: LifeEffect[]): Step => [{ ...base, name: 'ended' }, [...effects, 'release']];
  const leave = (pending: Pending, hasAsked: boolean): Step => [
    { ...base, name: 'away', pending },
    ['putAside', 'suspend', ...when(!hasAsked, 'dropWork')],
  ];
  if (life.name === 'ended') return unchanged;
  const isLive = life.name === 'live';
  switch (event.type) {
    case 'drawn': {
      if (isLive || life.name === 'away') return unchanged;
      const { interacted, submitted, announced } = life.pending;
      if (!event.isOnPage) return leave(life.pending, event.hasAsked);
      return [
        { ...base, name: 'live', submitted: null },
        [
          ...when(!announced, 'reportProblems'),
          'followStore',
          'judge',
          ...when(reading.usable && !announced, 'announce'),
          interacted || submitted ? 'interact' : 'interactIfFocused',
          ...when(submitted, 'submit'),
        ],
      ];
    }
    case 'configured':
      // An update before the end of hydration would make React discard the painted nodes.
      if (life.name === 'painted' || life.name === 'away') return unchanged;
      if (event.reading.backend !== reading.backend) return end('replace');
      return [{ ...life, ...read(event.reading) }, [...changes(reading, event.reading, isLive), 'draw']];
    case 'placed':
      // Moving an element reloads its frames.
      if (life.name !== 'away') return [life, ['renewCheck']];
      if (event.reading.backend !== reading.backend) return end('unmount');
      return [
        { ...life, name: 'drawing', ...read(event.reading), stay: stay + 1 },
        [...changes(reading, event.reading, false), 'resume', 'drawAtOnce'],
      ];
    case 'left':
      if (isLive) return leave({ interacted: event.interacted }, event.hasAsked);
      // During hydration only the fields have the typed texts.
      return life.name === 'drawing' ? leave(life.pending, event.hasAsked) : unchanged;
    case 'pressed':
      return isLive ? [{ ...life, submitted: event.form }, []] : unchanged;
    case 'carriedOut':
      return isLive ? [{ ...life, submitted: null }, []] : unchanged;
    case 'ended':
      return end('unmount');
  }
}

function changes(before: CardReading, next: CardReading, isLive: boolean): readonly LifeEffect[] {
  const [{ tab, language, theme }, to] = [before.config, next.config];
  return [
    ...when(isLive && reported(next) !== reported(before), 'reportProblems'),
    ...when(next.usable !== before.usable, next.usable ? 'endRefusal' : 'limitRefusal'),
    'judge',
    ...when(isLive && next.usable && !before.usable, 'announce'),
    ...when(to.tab !== tab, 'selectTab'),
    'prefill',
    ...when(to.language !== language, 'setLanguage'),
    ...when(to.language !== language || to.theme !== theme, 'renewCheck'),
  ];
}

/** Returns what the card that replaces this one carries over; a press counts while its form is the one of now. */
export const pendingOf = (life: ElementLife, form: string): Pending => {
  if (life.name === 'ended') return {};
  return life.name === 'live' ? { submitted: life.submitted === form, announced: life.reading.usable } : life.pending;
};
