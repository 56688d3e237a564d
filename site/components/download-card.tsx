import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { Stamp } from './stamp.tsx';
import { Steps } from './steps.tsx';

type DownloadCardProps = {
  readonly platform: 'desktop' | 'mobile' | 'web';
  readonly children: ReactNode;
};

/** One way to the application: how to get it, what it needs, how to set it up. */
export function DownloadCard({ platform, children }: DownloadCardProps) {
  useStyles('paper', 'rows', 'downloads');
  const { downloads } = useSite().text;
  const { title, text, needs, steps } = downloads[platform];
  return (
    <article className="sheet download" data-platform={platform}>
      <div className="cloth sheet-title">
        <h2>{title}</h2>
        <span data-suggestion hidden>
          <Stamp tone="thread">{downloads.suggestion}</Stamp>
        </span>
      </div>
      <div className="download-body">
        <div className="download-get">
          <p>{text}</p>
          {children}
        </div>
        <div>
          <h3>{downloads.requirements}</h3>
          <ul className="rows">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{downloads.guide}</h3>
          <Steps items={steps} />
        </div>
      </div>
    </article>
  );
}
