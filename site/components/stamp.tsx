import type { ReactNode } from 'react';
import { useStyles } from '../styles/use-styles.ts';

type StampProps = { readonly tone?: 'leaf' | 'thread' | 'red'; readonly children: ReactNode };

/** A rubber stamp, slightly turned. It keeps its own place in the layout, so it never covers a figure. */
export function Stamp({ tone = 'leaf', children }: StampProps) {
  useStyles('stamp');
  return <span className={`stamp stamp-${tone}`}>{children}</span>;
}
