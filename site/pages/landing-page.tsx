import { Hero } from '../components/hero.tsx';

/** The home page. */
export function LandingPage() {
  return <Hero />;
}
