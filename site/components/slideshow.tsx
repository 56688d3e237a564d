import type { ReactNode } from 'react';
import { type SlideId, slideIds } from '../content/facts/slides.ts';
import { DeviceTrio } from './fragments/device-trio.tsx';
import { PartyRates } from './fragments/feature-fragments.tsx';
import { GstSummary, ItemPicker, OutstandingList, ReminderList } from './fragments/slide-fragments.tsx';
import { useSite, useStyles } from './site-context.ts';
import { SampleNote } from './text-parts.tsx';

type SlideshowControlsProps = { readonly titles: readonly string[] };

/** Arrows and dots; `islands/slideshow.ts` drives them. */
function SlideshowControls({ titles }: SlideshowControlsProps) {
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

const fragments: Readonly<Record<SlideId, ReactNode>> = {
  quickItems: <ItemPicker />,
  partyItems: <PartyRates />,
  gstReports: <GstSummary />,
  outstanding: <OutstandingList />,
  reminders: <ReminderList />,
  devices: <DeviceTrio />,
};

/** Six slides: an ARIA carousel with its stop button first; a list without scripts. */
export function Slideshow() {
  useStyles('paper', 'slideshow');
  const { slides } = useSite().text;
  const { controls } = slides;
  return (
    <section
      className="tinted"
      aria-labelledby="slides-heading"
      aria-roledescription={controls.carousel}
      data-island="slideshow"
    >
      <div className="section">
        <div className="slides-head">
          <div>
            <p className="eyebrow">{slides.eyebrow}</p>
            <h2 id="slides-heading">{slides.heading}</h2>
          </div>
          <button
            type="button"
            className="round rotation"
            data-playing="true"
            data-rotation
            data-pause={controls.pause}
            data-play={controls.play}
          >
            <span>{controls.pause}</span>
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" className="slides" tabIndex={0} aria-label={controls.region} data-slides>
          {slideIds.map((id) => (
            <Slide key={id} id={id} />
          ))}
        </div>
        <SlideshowControls titles={slideIds.map((id) => slides.items[id].title)} />
        <p className="visually-hidden" aria-live="polite" data-spoken />
      </div>
    </section>
  );
}

function Slide({ id }: { readonly id: SlideId }) {
  const { slides } = useSite().text;
  const { title, problem, solution } = slides.items[id];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-roledescription={slides.controls.slide} aria-labelledby={`slide-${id}`}>
      <h3 id={`slide-${id}`}>{title}</h3>
      <div className="slide-panels">
        <section className="sheet problem">
          <h4>{slides.problem}</h4>
          {problem.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section className="sheet solution">
          <h4>
            {slides.solution} <SampleNote />
          </h4>
          <p>{solution}</p>
          {fragments[id]}
        </section>
      </div>
    </div>
  );
}
