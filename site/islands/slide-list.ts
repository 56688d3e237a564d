type SlideList = {
  readonly count: number;
  /** Moves from slide `from` to slide `to`. */
  readonly move: (from: number, to: number) => void;
};

/** Moves the slides in their scrolling list; `scrolledTo` reports the visitor's own swipes. */
export function createSlideList(list: HTMLElement, scrolledTo: (index: number) => void): SlideList {
  const slides = Array.from(list.children) as HTMLElement[];
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const startOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  // Ignores the slides that scroll past on the way to a chosen one.
  let heading: number | null = null;

  list.addEventListener('scroll', () => {
    const index = Math.round(list.scrollLeft / startOf(1));
    if (heading === null) scrolledTo(index);
    if (heading === index) heading = null;
  });
  const takeOver = () => {
    heading = null;
  };
  for (const type of ['pointerdown', 'wheel', 'keydown']) list.addEventListener(type, takeOver, { passive: true });

  return {
    count: slides.length,
    move(from, to) {
      heading = to;
      const left = startOf(to);
      // Scrolls smoothly only to a neighbour: from the last slide to the first it would pass all six.
      const glides = Math.abs(to - from) === 1 && !stillness.matches && 'scrollBehavior' in list.style;
      if (glides) list.scrollTo({ left, behavior: 'smooth' });
      else list.scrollLeft = left;
      if (!glides && !stillness.matches) slides[to]?.animate?.({ opacity: [0, 1] }, 180);
    },
  };
}
