import type { ReactNode } from 'react';

type StampProps = { readonly tone?: 'leaf' | 'thread' | 'red'; readonly children: ReactNode };

/** A rubber stamp, slightly turned. It keeps its own place in the layout, so it never covers a figure. */
export function Stamp({ tone = 'leaf', children }: StampProps) {
  return <span className={`stamp stamp-${tone}`}>{children}</span>;
}
