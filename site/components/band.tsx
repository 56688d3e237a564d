import type { ReactNode } from 'react';
import { useStyles } from '../styles/use-styles.ts';

type BandProps = { readonly heading: string; readonly note?: ReactNode; readonly children: ReactNode };

/** A call to action on cloth; its links are the children. */
export function Band({ heading, note, children }: BandProps) {
  useStyles('band');
  return (
    <section className="cloth band">
      <div className="section">
        <div>
          <h2>{heading}</h2>
          {note && <p>{note}</p>}
        </div>
        <p className="actions">{children}</p>
      </div>
    </section>
  );
}
