import { ActionBand } from '../components/band.tsx';
import { FreeTrial } from '../components/free-trial.tsx';
import { Hero } from '../components/hero.tsx';
import { ProductWindow } from '../components/product-window.tsx';
import { FirstQuestions } from '../components/questions.tsx';
import { Slideshow } from '../components/slideshow.tsx';
import { WhyChoose } from '../components/why-choose.tsx';

/** The home page. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <ProductWindow />
      <Slideshow />
      <WhyChoose />
      <FreeTrial />
      <FirstQuestions />
      <ActionBand />
    </>
  );
}
