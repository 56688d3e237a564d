import type { ReactNode } from 'react';
import type { ToolPath } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { PageLink } from './page-link.tsx';

type ToolTeaserProps = {
  /** The section's anchor. */
  readonly id: string;
  readonly path: ToolPath;
  readonly heading: string;
  /** How the tool looks. */
  readonly children: ReactNode;
};

/** A free tool in a few words, a look at it, and the way to its page. */
export function ToolTeaser({ id, path, heading, children }: ToolTeaserProps) {
  useStyles('tool-teaser');
  const { items, noAccount } = useSite().text.tools;
  return (
    <section className="section tool-teaser" id={id} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className="lead">{items[path].teaser}</p>
        <p className="actions">
          <PageLink to={path} className="button">
            {items[path].open}
          </PageLink>
        </p>
        <p className="note">{noAccount}</p>
      </div>
      {children}
    </section>
  );
}
