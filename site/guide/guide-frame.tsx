import type { ReactNode } from 'react';
import { PageTitle } from '../components/page-title.tsx';
import type { Path } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

type GuideFrameProps = {
  readonly path: Path;
  readonly lead: string;
  /** A line below the lead: where to go instead. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/**
 * What the pages of the partner's guide share: their head, and the words for the buttons at their code
 * (`islands/docs.ts`).
 */
export function GuideFrame({ path, lead, aside, children }: GuideFrameProps) {
  useStyles('paper', 'article', 'guide');
  const { copy } = useSite().text.docs;
  return (
    <div className="guide-page">
      <PageTitle path={path} lead={lead}>
        <p className="note for-business">{aside}</p>
      </PageTitle>
      <div className="section" data-copy={copy.button} data-copied={copy.done} data-by-hand={copy.byHand}>
        {children}
      </div>
    </div>
  );
}
