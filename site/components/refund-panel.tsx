import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { PageLink } from './page-link.tsx';
import { Stamp } from './stamp.tsx';

/** The refund guarantee: how long, on what, and how to ask. */
export function RefundPanel() {
  useStyles('paper', 'pricing');
  const { refund } = useSite().text.plans;
  return (
    <section className="sheet ledger refund">
      <h2>{refund.heading}</h2>
      <p>{refund.text}</p>
      <p className="refund-end">
        <PageLink to="/refund" className="lone-link">
          {refund.link}
        </PageLink>
        <Stamp>{refund.stamp}</Stamp>
      </p>
    </section>
  );
}
