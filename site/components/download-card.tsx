import type { ReactNode } from 'react';
import { desktopInstaller } from '../content/facts/releases.ts';
import { useSiteContext, useStyles } from './site-context.ts';
import { NumberedSteps, RubberStamp } from './text-parts.tsx';

type DownloadCardProps = {
  readonly platform: 'desktop' | 'mobile' | 'web';
  readonly children: ReactNode;
};

/** Shows how to get and set up the application on one platform. The list of requirements is collapsed at first. */
export function DownloadCard({ platform, children }: DownloadCardProps) {
  useStyles('paper', 'rows', 'details', 'downloads');
  const { downloads } = useSiteContext().text;
  const { title, text, needs, steps } = downloads[platform];
  return (
    <article className="sheet download" data-platform={platform}>
      <div className="cloth sheet-title is-quiet">
        <h2>{title}</h2>
        <span data-suggestion hidden>
          <RubberStamp tone="trim">{downloads.suggestion}</RubberStamp>
        </span>
      </div>
      <div className="download-body">
        <div className="download-get">
          <p>{text}</p>
          {children}
        </div>
        <div>
          <h3>{downloads.guide}</h3>
          <NumberedSteps items={steps} />
        </div>
        <details>
          <summary>
            <h3>{downloads.requirements}</h3>
          </summary>
          <ul className="rows">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </details>
      </div>
    </article>
  );
}

/** A link to the Windows installer, or a sentence if this build has no installer. */
export function InstallerDownload() {
  useStyles('paper');
  const { text, installer } = useSiteContext();
  const { desktop } = text.downloads;
  return (
    <>
      {installer === null ? (
        <p className="note">
          <b>{desktop.unavailable}</b> {desktop.unavailableNote}
        </p>
      ) : (
        <p className="actions">
          <a href={installer.path} download className="button" data-device="windows">
            {desktop.download}
          </a>
        </p>
      )}
      <p>{desktop.size(desktopInstaller.version, desktopInstaller.megabytes)}</p>
      {installer?.sha256 && (
        <details>
          <summary>{desktop.checksum}</summary>
          <p>{desktop.checksumAdvice(installer.path.split('/').at(-1) ?? '')}</p>
          <code>{installer.sha256}</code>
        </details>
      )}
    </>
  );
}
