import type { ReactNode } from 'react';
import { useStyles } from '../styles/use-styles.ts';

type BandProps = { readonly heading: string; readonly text?: string; readonly children: ReactNode };

/** A call to action on cloth; its links are the children. */
export function Band({ heading, text, children }: BandProps) {
  useStyles('band');
  return (
    <section className="cloth band">
      <div className="section">
        <div>
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
        </div>
        <p className="actions">{children}</p>
      </div>
    </section>
  );
}
