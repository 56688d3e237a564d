import { prerender } from 'react-dom/static';
import type { Language } from '../../widget/languages/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import type { SiteEnv } from '../site-env.ts';
import { SessionDocument } from './session-document.tsx';
import type { SessionFiles } from './session-files.ts';

/** The HTML of /session in a language. Throws when its script could end its own element. */
export async function renderSessionPage(
  language: Language,
  env: SiteEnv,
  { page, styles }: Pick<SessionFiles, 'page' | 'styles'>,
): Promise<string> {
  if (/<[!/]/.test(page)) throw new Error('The script of /session holds what HTML would read as its end.');
  const { prelude } = await prerender(
    <SessionDocument
      language={language}
      text={catalogues[language].session}
      appUrl={env.appUrl}
      styles={styles}
      script={page}
    />,
  );
  return new Response(prelude).text();
}
