import { ActionBand } from '../components/action-band.tsx';
import { DownloadCard } from '../components/download-card.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { InstallerDownload } from '../components/installer-download.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { StartLine } from '../components/start-line.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Desktop, mobile, web. */
export function DownloadsPage() {
  useStyles('downloads');
  const { text, env } = useSite();
  const { lead, mobile, web } = text.downloads;
  return (
    <>
      <PageTitle path="/downloads" lead={lead}>
        <StartLine />
      </PageTitle>
      <div className="section downloads">
        <DownloadCard platform="desktop">
          <InstallerDownload />
        </DownloadCard>
        <DownloadCard platform="mobile">
          <p className="actions">
            <ExternalLink href={env.androidAppUrl} className="button button-primary">
              {mobile.android}
            </ExternalLink>
            <ExternalLink href={env.iosAppUrl} className="button button-primary">
              {mobile.ios}
            </ExternalLink>
          </p>
        </DownloadCard>
        <DownloadCard platform="web">
          <p className="actions">
            <ExternalLink href={env.appUrl} className="button button-primary">
              {web.open}
            </ExternalLink>
          </p>
        </DownloadCard>
      </div>
      <ActionBand />
    </>
  );
}
