import { ActionBand } from '../components/action-band.tsx';
import { FirstQuestions } from '../components/first-questions.tsx';
import { FreeTrial } from '../components/free-trial.tsx';
import { Hero } from '../components/hero.tsx';
import { TwoScreens } from '../components/screens/two-screens.tsx';
import { Slideshow } from '../components/slideshow.tsx';
import { WhyChoose } from '../components/why-choose.tsx';

/** The home page. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <TwoScreens />
      <Slideshow />
      <WhyChoose />
      <FreeTrial />
      <FirstQuestions />
      <ActionBand />
    </>
  );
}
