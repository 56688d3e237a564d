type SlideList = {
  readonly count: number;
  /** Moves from slide `from` to slide `to`. */
  readonly move: (from: number, to: number) => void;
};

/** Moves the slides in their scrolling list. `scrolledTo` is called when the visitor scrolls to a slide. */
export function createSlideList(list: HTMLElement, scrolledTo: (index: number) => void): SlideList {
  const slides = Array.from(list.children) as HTMLElement[];
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const startOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  // The chosen slide while the list scrolls to it. The slides on the way are not reported.
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
      // Scrolls smoothly only to the next or the previous slide, because a scroll from the last slide to the first
      // would show all slides.
      const glides = Math.abs(to - from) === 1 && !stillness.matches && 'scrollBehavior' in list.style;
      if (glides) list.scrollTo({ left, behavior: 'smooth' });
      else list.scrollLeft = left;
      if (!glides && !stillness.matches) slides[to]?.animate?.({ opacity: [0, 1] }, 180);
    },
  };
}
