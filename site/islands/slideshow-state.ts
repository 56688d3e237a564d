/** What the slideshow knows: where it stands, whether it shall go on by itself, and what holds it for the moment. */
export type SlideshowState = {
  readonly current: number;
  readonly playing: boolean;
  /** The mouse rests on the slides. */
  readonly pointed: boolean;
  /** The focus came by keyboard, and nothing has been pressed since. */
  readonly focused: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
  /** Whether the visitor brought the slide about: then a screen reader says which one it is. */
  readonly chosen: boolean;
};

export type SlideshowEvent =
  | { readonly type: 'tick' }
  /** A control was pressed: an arrow or a dot. */
  | { readonly type: 'show'; readonly index: number }
  /** The visitor swiped or scrolled the slides. */
  | { readonly type: 'scrolled'; readonly index: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'hold'; readonly by: 'pointed' | 'focused' | 'hidden'; readonly on: boolean };

/** The state of a slideshow of `count` slides after `event`; an index below the first or above the last wraps. */
export function slideshowAfter(state: SlideshowState, event: SlideshowEvent, count: number): SlideshowState {
  const at = (index: number) => (index + count) % count;
  switch (event.type) {
    case 'tick':
      return { ...state, current: at(state.current + 1), chosen: false };
    case 'show':
      // Whoever presses a control knows where the focus is: it holds nothing any more.
      return { ...state, current: at(event.index), chosen: true, focused: false };
    case 'scrolled':
      return { ...state, current: event.index, chosen: true };
    case 'toggle':
      return { ...state, playing: !state.playing, focused: false };
    case 'hold':
      return { ...state, [event.by]: event.on };
  }
}

/** Whether the next slide comes by itself. */
export const isRunning = ({ playing, pointed, focused, hidden }: SlideshowState): boolean =>
  playing && !pointed && !focused && !hidden;
