import { PageLink, TrialLink } from './links.tsx';
import { PriceLine } from './price-line.tsx';
import { SampleBill } from './sample-bill.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { CheckmarkList } from './text-parts.tsx';

type HeroProps = {
  readonly title?: string;
  readonly highlight?: string;
  readonly subtitle?: string;
  readonly primaryCtaText?: string;
  readonly secondaryCtaText?: string;
};

/** The landing page's first section; every prop has a built-in default in the page's language. */
export function Hero(props: HeroProps) {
  useStyles('hero', 'start-line');
  const { text } = useSiteContext();
  const { title, highlight, subtitle, primaryCtaText, secondaryCtaText } = { ...text.hero, ...props };
  const { card, cancel, setup } = text.trial.promises;
  const [before, after] = splitAround(title, highlight);
  return (
    <div className="section hero">
      <div>
        <h1>
          {before}
          <em className="highlight">{highlight}</em>
          {after}
        </h1>
        <p className="lead">{subtitle}</p>
        <p className="actions">
          <TrialLink className="button button-primary">{primaryCtaText}</TrialLink>
          <PageLink to="/features" className="button">
            {secondaryCtaText}
          </PageLink>
        </p>
        <p className="start-line">
          <PriceLine />
        </p>
        <CheckmarkList items={[card, cancel, setup]} className="ticks-inline" />
      </div>
      <SampleBill>
        <PageLink to="/gst-bill-maker" className="lone-link">
          {text.tools.items['/gst-bill-maker'].open}
        </PageLink>
      </SampleBill>
    </div>
  );
}

/** The highlight is displayed after the title if the title does not contain it. */
function splitAround(title: string, highlight: string): [string, string] {
  const at = title.indexOf(highlight);
  return at < 0 ? [`${title} `, ''] : [title.slice(0, at), title.slice(at + highlight.length)];
}
