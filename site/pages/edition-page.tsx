import { localPath } from '../../widget/languages/languages.ts';
import type { LegalPath } from '../content/facts/editions.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { ArticlePage } from './article-page.tsx';

/** A legal text as it is published: alone, since it stays as it is while the site around it changes. */
export function EditionPage({ path }: { readonly path: LegalPath }) {
  useStyles('base', 'print');
  const { language, text } = useSite();
  return (
    <main id="content">
      <p className="section note">
        {text.editions.note} <a href={localPath(path, language)}>{text.editions.today}</a>
      </p>
      <ArticlePage path={path} />
    </main>
  );
}
