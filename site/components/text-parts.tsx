import type { ReactNode } from 'react';
import type { SitePath } from '../base/paths.ts';
import { useSiteContext, useStyles } from './site-context.ts';

type PageTitleProps = { readonly path: SitePath; readonly lead: string; readonly children?: ReactNode };

/** The main heading and the first sentence of every page except the landing page. */
export function PageTitle({ path, lead, children }: PageTitleProps) {
  useStyles('page-title');
  return (
    <div className="section page-title">
      <h1>{useSiteContext().text.meta[path].heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}

/** Numbered steps. */
export function NumberedSteps({ items }: { readonly items: readonly string[] }) {
  useStyles('steps');
  return (
    <ol className="steps">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}

/** A list of promises or features, each marked by a tick. */
export function CheckmarkList({
  items,
  className,
}: {
  readonly items: readonly string[];
  readonly className?: string;
}) {
  useStyles('ticks');
  return (
    <ul className={className ? `ticks ${className}` : 'ticks'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type StampProps = { readonly tone?: 'success' | 'trim'; readonly children: ReactNode };

/** A rubber stamp, slightly turned. It has its own space in the layout, so that it never covers a figure. */
export function RubberStamp({ tone = 'success', children }: StampProps) {
  useStyles('stamp');
  return <span className={`stamp stamp-${tone}`}>{children}</span>;
}

/** A note that the figures of a drawn document are samples. */
export function SampleNote() {
  useStyles('sample-note');
  return <small className="sample-note">{useSiteContext().text.samples.sample}</small>;
}
