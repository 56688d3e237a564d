import { describe, expect, it } from 'vitest';
import { isRunning, type SlideshowEvent, type SlideshowState, slideshowAfter } from './slideshow-state.ts';

const start: SlideshowState = {
  current: 0,
  playing: true,
  pointed: false,
  focused: false,
  hidden: false,
  chosen: false,
};
const after = (...events: readonly SlideshowEvent[]) =>
  events.reduce((state, event) => slideshowAfter(state, event, 6), start);

const tick: SlideshowEvent = { type: 'tick' };
const toggle: SlideshowEvent = { type: 'toggle' };
const focus: SlideshowEvent = { type: 'hold', by: 'focused', on: true };

it('goes from 0 to 5 and on to 0, and back from 0 to 5', () => {
  const way = [tick, tick, tick, tick, tick, tick].map((_, index, all) => after(...all.slice(0, index + 1)).current);
  expect(way).toEqual([1, 2, 3, 4, 5, 0]);
  expect(after({ type: 'show', index: -1 }).current).toBe(5);
  expect(after({ type: 'show', index: 6 }).current).toBe(0);
});

describe('runs on', () => {
  it.each<[string, SlideshowEvent[]]>([
    ['untouched', [tick]],
    ['after an arrow or a dot', [{ type: 'show', index: 3 }]],
    ['after an arrow pressed by keyboard', [focus, { type: 'show', index: 1 }]],
    ['after a swipe', [{ type: 'scrolled', index: 2 }]],
    ['after Play, with the focus on it', [toggle, focus, toggle]],
  ])('%s', (_, events) => {
    expect(isRunning(after(...events))).toBe(true);
  });
});

describe('stands', () => {
  it.each<[string, SlideshowEvent[]]>([
    ['after Pause', [toggle]],
    ['after Pause, whatever is shown then', [toggle, { type: 'show', index: 3 }]],
    ['while the focus that a key brought is on it', [focus]],
    ['while the mouse is on the slides, played or not', [{ type: 'hold', by: 'pointed', on: true }, toggle, toggle]],
    ['in the background', [{ type: 'hold', by: 'hidden', on: true }]],
  ])('%s', (_, events) => {
    expect(isRunning(after(...events))).toBe(false);
  });
});

it('has a screen reader told of what the visitor did, and of nothing that came by itself', () => {
  expect(after({ type: 'show', index: 2 }).chosen).toBe(true);
  expect(after({ type: 'scrolled', index: 2 }).chosen).toBe(true);
  expect(after({ type: 'show', index: 2 }, tick).chosen).toBe(false);
});
