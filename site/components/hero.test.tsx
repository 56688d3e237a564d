import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { Hero } from './hero.tsx';

it('has built-in words for each of its five texts', () => {
  const hero = renderInSite(<Hero />);
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe(
    'Your shop’s books, kept right from the first bill.',
  );
  expect(hero.getByText('kept right').tagName).toBe('EM');
  expect(hero.getByRole('link', { name: /^Start Free Trial/ }).getAttribute('href')).toBe(
    'http://localhost:3000/login',
  );
  expect(hero.getByRole('link', { name: 'Watch Demo' }).getAttribute('href')).toBe('/features');
  hero.unmount();
});

it('takes each of them as given', () => {
  const hero = renderInSite(
    <Hero title="Bills in a minute" highlight="today" subtitle="S" primaryCtaText="Go" secondaryCtaText="Look" />,
    { language: 'hi' },
  );
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe('Bills in a minute today');
  expect(hero.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/hi/features');
  hero.unmount();
});
