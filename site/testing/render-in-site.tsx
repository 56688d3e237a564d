import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { demoSettings } from '../../dev/build/build-settings.ts';
import { readPorts } from '../../dev/build/ports.ts';
import type { Language } from '../../widget/languages/languages.ts';
import { sampleRelease } from '../../widget/release/sample-release.ts';
import { catalogues } from '../content/catalogues.ts';
import { ownerFacts } from '../content/facts/owner-facts.ts';
import { type Installer, SiteContext } from '../site-context.ts';
import { siteEnv } from '../site-env.ts';

type Options = { readonly language?: Language; readonly installer?: Installer | null };

/** Renders a component as it stands on a page of the demo build. */
export function renderInSite(element: ReactNode, { language = 'en', installer = null }: Options = {}) {
  const env = siteEnv(demoSettings(readPorts({})));
  return render(
    <MemoryRouter>
      <SiteContext
        value={{
          language,
          text: catalogues[language],
          env,
          installer,
          facts: ownerFacts,
          placeholders: true,
          release: sampleRelease,
          guide: '',
          styles: new Set(),
        }}
      >
        {element}
      </SiteContext>
    </MemoryRouter>,
  );
}
