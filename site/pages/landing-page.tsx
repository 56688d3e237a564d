import { BillTimeline } from '../components/bill-timeline.tsx';
import { TrialCallToAction } from '../components/call-to-action.tsx';
import { FreeTrialSection } from '../components/free-trial-section.tsx';
import { Hero } from '../components/hero.tsx';
import { HomePageQuestions } from '../components/question-list.tsx';
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
      <FreeTrialSection />
      <HomePageQuestions />
      <TrialCallToAction />
    </>
  );
}
