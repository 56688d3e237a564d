import type { ReactNode } from 'react';
import { type SlideId, slideIds } from '../content/facts/slides.ts';
import { SlideshowControls } from '../islands/slideshow-controls.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { AgingList } from './fragments/aging-list.tsx';
import { DeviceTrio } from './fragments/device-trio.tsx';
import { GstSummary } from './fragments/gst-summary.tsx';
import { ItemPicker } from './fragments/item-picker.tsx';
import { PartyRates } from './fragments/party-rates.tsx';
import { ReminderList } from './fragments/reminder-list.tsx';
import { SampleNote } from './sample-note.tsx';

const fragments: Readonly<Record<SlideId, ReactNode>> = {
  quickItems: <ItemPicker />,
  partyItems: <PartyRates />,
  gstReports: <GstSummary />,
  outstanding: <AgingList />,
  reminders: <ReminderList />,
  devices: <DeviceTrio />,
};

/**
 * Six slides side by side, to be swiped; without scripts they stand below each other. The controls are an island:
 * React wakes there alone, and moves this list by scrolling it.
 */
export function Slideshow() {
  useStyles('paper', 'slideshow');
  const { slides } = useSite().text;
  const controls = { words: slides.controls, titles: slideIds.map((id) => slides.items[id].title) };
  return (
    <section className="tinted" aria-labelledby="slides-heading" data-slideshow>
      <div className="section">
        <p className="eyebrow">{slides.eyebrow}</p>
        <h2 id="slides-heading">{slides.heading}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <ol className="slides" tabIndex={0} aria-label={slides.controls.region} data-slides>
          {slideIds.map((id) => (
            <Slide key={id} id={id} />
          ))}
        </ol>
        <div className="slide-controls" data-island="slideshow" data-props={JSON.stringify(controls)}>
          <SlideshowControls {...controls} stage={null} />
        </div>
      </div>
    </section>
  );
}

function Slide({ id }: { readonly id: SlideId }) {
  const { slides } = useSite().text;
  const { title, problem, solution } = slides.items[id];
  return (
    <li>
      <h3>{title}</h3>
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
    </li>
  );
}
