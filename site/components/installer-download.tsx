import { desktopInstaller } from '../content/facts/releases.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** The Windows installer from the site's own path, or plain words while this build has none. */
export function InstallerDownload() {
  useStyles('paper', 'details');
  const { text, installer } = useSite();
  const { desktop } = text.downloads;
  return (
    <>
      {installer === null ? (
        <p className="note">
          <b>{desktop.unavailable}</b> {desktop.unavailableNote}
        </p>
      ) : (
        <p className="actions">
          <a href={installer.path} download className="button button-primary">
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
