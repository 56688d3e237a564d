import { localPath, sourceLanguage } from '../../widget/languages/languages.ts';
import { PageLink } from '../components/page-link.tsx';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { GuideFrame } from '../guide/guide-frame.tsx';
import { guideSections } from '../guide/guide-sections.ts';
import { GuideSheet } from '../guide/guide-sheet.tsx';
import { useSite } from '../site-context.ts';

/**
 * The guide's recipes, for each framework and for places other than a page of one's own. They are mostly code, so every
 * language has the same.
 */
export function FrameworksPage() {
  const { text, guide } = useSite();
  const { intro, guide: back } = text.docs.frameworks;
  const recipes = guideSections(guide).flatMap(({ choices }) => choices);
  const own = new Set(recipes.map(({ id }) => id));
  return (
    <GuideFrame path="/frameworks" lead={intro} aside={<PageLink to="/docs">{back}</PageLink>}>
      <TableOfContents entries={recipes} language={sourceLanguage} />
      <GuideSheet
        sections={recipes}
        placeOf={(id) => (own.has(id) ? `#${id}` : `${localPath('/docs', sourceLanguage)}#${id}`)}
      />
    </GuideFrame>
  );
}
