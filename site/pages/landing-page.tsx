import { ActionBand } from '../components/band.tsx';
import { BillDay } from '../components/bill-day.tsx';
import { FreeTrial } from '../components/free-trial.tsx';
import { Hero } from '../components/hero.tsx';
import { FirstQuestions } from '../components/questions.tsx';
import { Slideshow } from '../components/slideshow.tsx';
import { WhyChoose } from '../components/why-choose.tsx';

/** The home page. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <BillDay />
      <Slideshow />
      <WhyChoose />
      <FreeTrial />
      <FirstQuestions />
      <ActionBand />
    </>
  );
}
