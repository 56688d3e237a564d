import type { ReactNode } from 'react';
import { type SlideId, slideIds } from '../content/facts/slides.ts';
import { LastBillRates } from './fragments/feature-fragments.tsx';
import { GstSummary, ItemPicker, OutstandingList, ReminderList, SyncedBill } from './fragments/slide-fragments.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { SampleNote } from './text-parts.tsx';

/** The stop button, the arrows and the dots. `islands/slideshow.ts` handles them. */
function SlideshowControls() {
  const { controls, items } = useSiteContext().text.slides;
  return (
    <div className="slide-controls">
      <button
        type="button"
        className="square rotation"
        data-playing="true"
        data-rotation
        data-pause={controls.pause}
        data-play={controls.play}
      >
        <span className="visually-hidden">{controls.pause}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label={controls.label}>
        <button type="button" className="square" aria-label={controls.previous} data-previous>
          ‹
        </button>
        {slideIds.map((id, index) => (
          <button
            key={id}
            type="button"
            className="dot"
            aria-label={controls.dot(index + 1, slideIds.length, items[id].title)}
            aria-current={index === 0}
            data-dot
          />
        ))}
        <button type="button" className="square" aria-label={controls.next} data-next>
          ›
        </button>
      </div>
    </div>
  );
}

const fragments: Readonly<Record<SlideId, ReactNode>> = {
  quickItems: <ItemPicker />,
  partyItems: <LastBillRates />,
  gstReports: <GstSummary />,
  outstanding: <OutstandingList />,
  reminders: <ReminderList />,
  devices: <SyncedBill />,
};

/** Six slides as an ARIA carousel, whose first control is the stop button. Without scripts the slides are a list. */
export function Slideshow() {
  useStyles('paper', 'slideshow');
  const { slides } = useSiteContext().text;
  const { controls } = slides;
  return (
    <section
      className="section slideshow"
      aria-labelledby="slides-heading"
      aria-roledescription={controls.carousel}
      data-island="slideshow"
    >
      <div className="slides-head">
        <h2 id="slides-heading">{slides.heading}</h2>
        <SlideshowControls />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" className="slides" tabIndex={0} aria-label={controls.region} data-slides>
        {slideIds.map((id) => (
          <Slide key={id} id={id} />
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite" data-spoken />
    </section>
  );
}

function Slide({ id }: { readonly id: SlideId }) {
  const { slides } = useSiteContext().text;
  const { title, problem, solution } = slides.items[id];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-roledescription={slides.controls.slide} aria-labelledby={`slide-${id}`}>
      <h3 id={`slide-${id}`}>{title}</h3>
      <div className="sheet slide-panels">
        <section className="problem">
          <h4>{slides.problem}</h4>
          {problem.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section className="solution">
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
