import { useEffect, useRef, useState } from 'react';
import { slideInterval } from '../content/facts/slides.ts';

/**
 * The state of a slideshow over a list that scrolls by itself (`[data-slides]` in `stage`): which slide, and whether
 * it advances. It holds while the visitor points at it or has the focus in it, and starts paused for reduced motion.
 */
export function useSlides(stage: HTMLElement | null, count: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const [isAwake, setAwake] = useState(false);
  // Slides passed on the way to a chosen one are not where the visitor is.
  const heading = useRef<number | null>(null);

  const show = (index: number) => {
    const list = stage?.querySelector<HTMLElement>('[data-slides]');
    const next = (index + count) % count;
    const slide = list?.children[next];
    if (!list || !(slide instanceof HTMLElement)) return;
    heading.current = next;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: prefersStillness() ? 'auto' : 'smooth' });
    setCurrent(next);
  };

  useEffect(() => {
    setAwake(true);
    if (prefersStillness()) setPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new at every render, the timer must not be
  useEffect(() => {
    if (!stage || !playing || held) return;
    const timer = setTimeout(() => show(current + 1), slideInterval);
    return () => clearTimeout(timer);
  }, [stage, playing, held, current]);

  useEffect(() => (stage ? watchHolding(stage, setHeld) : undefined), [stage]);

  useEffect(() => {
    if (!stage) return;
    return watchScrolling(stage, heading, setCurrent);
  }, [stage]);

  return { current, isAwake, playing, announce: !playing || held, goTo: show, toggle: () => setPlaying(!playing) };
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pointing with a mouse or having the focus anywhere in the stage holds the slides; a finger's tap does not. */
function watchHolding(stage: HTMLElement, setHeld: (held: boolean) => void): () => void {
  let pointed = false;
  let focused = stage.contains(document.activeElement);
  const update = (event: Event) => {
    if (event instanceof PointerEvent) pointed = event.pointerType === 'mouse' && event.type === 'pointerenter';
    if (event instanceof FocusEvent) {
      focused =
        event.type === 'focusin' || (event.relatedTarget instanceof Node && stage.contains(event.relatedTarget));
    }
    setHeld(pointed || focused);
  };
  return listen(stage, ['pointerenter', 'pointerleave', 'focusin', 'focusout'], update);
}

function listen(target: Element, events: readonly string[], listener: (event: Event) => void): () => void {
  for (const event of events) target.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}

/** Follows the visitor's own swiping and scrolling. */
function watchScrolling(
  stage: HTMLElement,
  heading: { current: number | null },
  setCurrent: (index: number) => void,
): () => void {
  const list = stage.querySelector('[data-slides]');
  if (!list) return () => {};
  const slides = Array.from(list.children);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const index = slides.indexOf(target);
        if (!isIntersecting || (heading.current !== null && heading.current !== index)) continue;
        heading.current = null;
        setCurrent(index);
      }
    },
    { root: list, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
  const takeOver = () => {
    heading.current = null;
  };
  const stopListening = listen(list, ['pointerdown', 'wheel', 'keydown'], takeOver);
  return () => {
    observer.disconnect();
    stopListening();
  };
}
