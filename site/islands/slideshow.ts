import { slideInterval } from '../content/facts/slides.ts';
import { runWhenNearViewport } from './run-when-near-viewport.ts';
import { createSlideList } from './slide-list.ts';
import { applySlideshowEvent, isAutoPlaying, type SlideshowEvent, type SlideshowState } from './slideshow-state.ts';
import { watchReasonsToPause } from './watch-reasons-to-pause.ts';

/**
 * Entry of the landing page's slideshow. The controls work at once. The timer for the next slide starts when the
 * slideshow is near the viewport.
 */
const stage = document.querySelector<HTMLElement>('[data-island="slideshow"]');
const list = stage?.querySelector<HTMLElement>('[data-slides]');
if (stage && list) startSlideshow(stage, list);

/** Marks the current slide's dot. */
function markDot(dots: NodeListOf<Element>, current: number): void {
  dots.forEach((dot, index) => {
    dot.setAttribute('aria-current', `${index === current}`);
  });
}

/** Labels the rotation button with the effect of its next press. */
function nameRotation(rotation: HTMLElement, playing: boolean): void {
  rotation.dataset.playing = `${playing}`;
  const name = rotation.firstElementChild;
  if (name) name.textContent = rotation.dataset[playing ? 'pause' : 'play'] ?? '';
}

/**
 * Starts the slideshow. The page's HTML contains all texts: each dot has its slide's name, and the rotation button has
 * the labels for "pause" and "play".
 */
function startSlideshow(stage: HTMLElement, list: HTMLElement): void {
  const part = (name: string) => stage.querySelector<HTMLElement>(`[data-${name}]`);
  const rotation = part('rotation');
  const spoken = part('spoken');
  const dots = stage.querySelectorAll('[data-dot]');
  let state: SlideshowState = {
    current: 0,
    playing: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    pointed: false,
    focused: stage.contains(document.activeElement),
    hidden: document.hidden,
    chosen: false,
  };
  let timer = 0;

  const draw = () => {
    markDot(dots, state.current);
    if (rotation) nameRotation(rotation, state.playing);
    if (spoken) spoken.textContent = state.chosen ? (dots[state.current]?.getAttribute('aria-label') ?? '') : '';
  };
  const scheduleNext = () => {
    clearTimeout(timer);
    if (isAutoPlaying(state)) timer = window.setTimeout(dispatch, slideInterval, { type: 'tick' });
  };
  const dispatch = (event: SlideshowEvent) => {
    const before = state.current;
    state = applySlideshowEvent(state, event, slides.count);
    if (state.current !== before && event.type !== 'scrolled') slides.move(before, state.current);
    draw();
    scheduleNext();
  };
  const slides = createSlideList(list, (index) => {
    if (index !== state.current) dispatch({ type: 'scrolled', index });
  });
  const show = (index: number) => dispatch({ type: 'show', index });

  rotation?.addEventListener('click', () => dispatch({ type: 'toggle' }));
  part('previous')?.addEventListener('click', () => show(state.current - 1));
  part('next')?.addEventListener('click', () => show(state.current + 1));
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => show(index));
  });
  watchReasonsToPause(stage, list, (by, on) => {
    if (state[by] !== on) dispatch({ type: 'hold', by, on });
  });
  draw();
  runWhenNearViewport('[data-island="slideshow"]', () => {
    stage.dataset.awake = '';
    scheduleNext();
  });
}
