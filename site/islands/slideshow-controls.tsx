import { useSlides } from './use-slides.ts';

/** What the server passes to the browser beside the markup. */
export type SlideshowControlsData = {
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
    readonly slideOf: string;
  };
  readonly titles: readonly string[];
};

type SlideshowControlsProps = SlideshowControlsData & {
  /** The section that holds the slides; null on the server. */
  readonly stage: HTMLElement | null;
};

/** Arrows, dots, Pause; they move the list of slides that the server has rendered. */
export function SlideshowControls({ words, titles, stage }: SlideshowControlsProps) {
  const { current, isAwake, playing, announce, goTo, toggle } = useSlides(stage, titles.length);
  const nameOf = (index: number) =>
    `${words.slideOf.replace('{current}', `${index + 1}`).replace('{total}', `${titles.length}`)}: ${titles[index]}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={words.label} data-awake={isAwake || undefined}>
      <button type="button" className="round" aria-label={words.previous} onClick={() => goTo(current - 1)}>
        ‹
      </button>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className="dot"
          aria-label={nameOf(index)}
          aria-current={index === current}
          onClick={() => goTo(index)}
        />
      ))}
      <button type="button" className="round" aria-label={words.next} onClick={() => goTo(current + 1)}>
        ›
      </button>
      <button type="button" className="round pause" data-playing={playing} onClick={toggle}>
        <span>{playing ? words.pause : words.play}</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {announce ? nameOf(current) : ''}
      </p>
    </div>
  );
}
