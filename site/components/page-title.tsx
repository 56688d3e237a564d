import type { ReactNode } from 'react';
import type { Path } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

type PageTitleProps = { readonly path: Path; readonly lead: string; readonly children?: ReactNode };

/** The head of every page but the landing page: its one top heading and first sentence. */
export function PageTitle({ path, lead, children }: PageTitleProps) {
  useStyles('page-title');
  return (
    <div className="section page-title">
      <h1>{useSite().text.meta[path].heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}
