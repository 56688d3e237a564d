import { useSite } from '../site-context.ts';

type SlideshowControlsProps = { readonly titles: readonly string[] };

/** Arrows and dots; a small script of the page gives them life. */
export function SlideshowControls({ titles }: SlideshowControlsProps) {
  const { controls } = useSite().text.slides;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" className="slide-controls" aria-label={controls.label}>
      <button type="button" className="round" aria-label={controls.previous} data-previous>
        ‹
      </button>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className="dot"
          aria-label={controls.dot(index + 1, titles.length, title)}
          aria-current={index === 0}
          data-dot
        />
      ))}
      <button type="button" className="round" aria-label={controls.next} data-next>
        ›
      </button>
    </div>
  );
}
