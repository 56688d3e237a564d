type SlideList = {
  readonly count: number;
  /** Brings slide `to` where slide `from` stands. */
  readonly move: (from: number, to: number) => void;
};

/** The slides in their list, which scrolls by itself; `scrolledTo` hears of the visitor's own swiping. */
export function slideList(list: HTMLElement, scrolledTo: (index: number) => void): SlideList {
  const slides = Array.from(list.children) as HTMLElement[];
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const startOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  // Slides passed on the way to a chosen one are not where the visitor is.
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
      // To a neighbour alone: from the last slide to the first nobody wants to see all six again.
      const glides = Math.abs(to - from) === 1 && !stillness.matches && 'scrollBehavior' in list.style;
      if (glides) list.scrollTo({ left, behavior: 'smooth' });
      else list.scrollLeft = left;
      if (!glides && !stillness.matches) slides[to]?.animate?.({ opacity: [0, 1] }, 180);
    },
  };
}
