import { DownloadCard } from '../components/download-card.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { InstallerDownload } from '../components/installer-download.tsx';
import { PageTitle } from '../components/page-title.tsx';
import type { Catalogue } from '../content/catalogue.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Desktop, mobile, web. */
export function DownloadsPage() {
  useStyles('downloads');
  const { text, env, installer } = useSite();
  const { lead, desktop, mobile, web } = text.downloads;
  const file = installer?.path.split('/').at(-1);
  return (
    <>
      <PageTitle path="/downloads" lead={lead} />
      <div className="section downloads">
        <DownloadCard
          platform="desktop"
          steps={installer?.sha256 && file ? withChecksum(desktop, file) : desktop.steps}
        >
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
    </>
  );
}

/** The guide for an installer whose checksum the page shows: the comparison comes before the program is opened. */
const withChecksum = ({ steps, checksumStep }: Catalogue['downloads']['desktop'], file: string): readonly string[] =>
  steps.flatMap((step, index) => (index === 0 ? [step, checksumStep(file)] : [step]));
