/** The slideshow's state: its slide, whether it plays, and what pauses it. */
export type SlideshowState = {
  readonly current: number;
  readonly playing: boolean;
  /** The mouse is on the slides. */
  readonly pointed: boolean;
  /** The keyboard has moved the focus into the slideshow, and no control has been pressed since then. */
  readonly focused: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
  /** The visitor has chosen the slide, so that a screen reader announces it. */
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

/** Returns the state of a slideshow of `count` slides after `event`. After the last slide comes the first one. */
export function applySlideshowEvent(state: SlideshowState, event: SlideshowEvent, count: number): SlideshowState {
  const at = (index: number) => (index + count) % count;
  switch (event.type) {
    case 'tick':
      return { ...state, current: at(state.current + 1), chosen: false };
    case 'show':
      // A press on a control ends the pause that the keyboard focus caused.
      return { ...state, current: at(event.index), chosen: true, focused: false };
    case 'scrolled':
      return { ...state, current: event.index, chosen: true };
    case 'toggle':
      return { ...state, playing: !state.playing, focused: false };
    case 'hold':
      return { ...state, [event.by]: event.on };
  }
}

/** Returns true if the next slide follows automatically. */
export const isAutoPlaying = ({ playing, pointed, focused, hidden }: SlideshowState): boolean =>
  playing && !pointed && !focused && !hidden;
