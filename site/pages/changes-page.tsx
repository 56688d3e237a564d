import { PageLink } from '../components/page-link.tsx';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { changelogSections } from '../guide/changelog-sections.ts';
import { GuideFrame } from '../guide/guide-frame.tsx';
import { GuideSheet } from '../guide/guide-sheet.tsx';
import { useSite } from '../site-context.ts';

/** What has changed in the card, for partners: the change log of the package, in English as the guide is. */
export function ChangesPage() {
  const { text } = useSite();
  const { intro, guide } = text.docs.changes;
  const versions = changelogSections();
  return (
    <GuideFrame path="/docs/changes" lead={intro} aside={<PageLink to="/docs">{guide}</PageLink>}>
      <TableOfContents entries={versions} />
      <GuideSheet sections={versions} />
    </GuideFrame>
  );
}
