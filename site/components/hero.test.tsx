import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogues } from '../content/catalogues.ts';
import { ownerFacts } from '../content/facts/owner-facts.ts';
import { createDemoRenderOptions } from '../testing/create-demo-render-options.ts';
import { Hero } from './hero.tsx';
import { SiteContext } from './site-context.ts';

it('the hero displays each of the five texts that it receives', () => {
  const { env, release, guide } = createDemoRenderOptions();
  const site = { language: 'hi', text: catalogues.hi, env, release, installer: null, facts: ownerFacts } as const;
  const hero = render(
    <MemoryRouter>
      <SiteContext value={{ ...site, guide, placeholders: true, frozen: [], styles: new Set() }}>
        <Hero title="Bills in a minute" highlight="today" subtitle="S" primaryCtaText="Go" secondaryCtaText="Look" />
      </SiteContext>
    </MemoryRouter>,
  );
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe('Bills in a minute today');
  expect(hero.getByText('S')).toBeTruthy();
  expect(hero.getByRole('link', { name: /^Go/ }).getAttribute('href')).toBe(
    'http://localhost:3000/login?start=trial&lang=hi',
  );
  expect(hero.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/hi/features');
  hero.unmount();
});
