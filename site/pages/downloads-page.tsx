import { TrialCallToAction } from '../components/call-to-action.tsx';
import { DownloadCard, InstallerDownload } from '../components/download-card.tsx';
import { ExternalLink } from '../components/links.tsx';
import { PriceAndSignUpLine } from '../components/price-line.tsx';
import { useSiteContext, useStyles } from '../components/site-context.ts';
import { PageTitle } from '../components/text-parts.tsx';

/** The downloads page: mobile, desktop, web. Mobile is first, because most visitors come by phone. */
export function DownloadsPage() {
  useStyles('downloads');
  const { text, env } = useSiteContext();
  const { lead, mobile, web } = text.downloads;
  return (
    <>
      <PageTitle path="/downloads" lead={lead}>
        <PriceAndSignUpLine />
      </PageTitle>
      <div className="section downloads">
        <DownloadCard platform="mobile">
          <p className="actions">
            <ExternalLink href={env.androidAppUrl} className="button" device="android">
              {mobile.android}
            </ExternalLink>
            <ExternalLink href={env.iosAppUrl} className="button" device="ios">
              {mobile.ios}
            </ExternalLink>
          </p>
        </DownloadCard>
        <DownloadCard platform="desktop">
          <InstallerDownload />
        </DownloadCard>
        <DownloadCard platform="web">
          <p className="actions">
            <ExternalLink href={env.appUrl} className="button" device="browser">
              {web.open}
            </ExternalLink>
          </p>
        </DownloadCard>
      </div>
      <TrialCallToAction />
    </>
  );
}
