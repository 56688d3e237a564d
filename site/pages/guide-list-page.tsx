import { sourceLanguage } from '../../widget/languages/languages.ts';
import { PageLink } from '../components/page-link.tsx';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { GuideFrame } from '../guide/guide-frame.tsx';
import { guideSections } from '../guide/guide-sections.ts';
import { GuideSheet } from '../guide/guide-sheet.tsx';
import { useSite } from '../site-context.ts';

/**
 * A list beside the partner's guide, of which a reader looks one line up: the card in other places, or every message.
 * Mostly code and names, so every language has the same one.
 */
export function GuideListPage({ list }: { readonly list: 'places' | 'messages' }) {
  const { text, guide } = useSite();
  const { lists, toGuide } = text.docs;
  const sections = guideSections(guide[list]);
  return (
    <GuideFrame path={`/docs/${list}`} lead={lists[list]} aside={<PageLink to="/docs">{toGuide}</PageLink>}>
      <TableOfContents entries={sections} language={sourceLanguage} />
      <GuideSheet sections={sections} />
    </GuideFrame>
  );
}
