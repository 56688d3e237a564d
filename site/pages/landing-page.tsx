import { ActionBand } from '../components/band.tsx';
import { BillTimeline } from '../components/bill-timeline.tsx';
import { FreeTrial } from '../components/free-trial.tsx';
import { Hero } from '../components/hero.tsx';
import { FirstQuestions } from '../components/questions.tsx';
import { Slideshow } from '../components/slideshow.tsx';
import { WhyChooseSection } from '../components/why-choose-section.tsx';

/** The home page. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <BillTimeline />
      <Slideshow />
      <WhyChooseSection />
      <FreeTrial />
      <FirstQuestions />
      <ActionBand />
    </>
  );
}
