import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';
import { PageLink } from '../page-link.tsx';
import { DebtsScreen } from './debts-screen.tsx';
import { GstScreen } from './gst-screen.tsx';

/** The product itself, below the hero: a computer's screen and a phone's, of one sample shop. */
export function TwoScreens() {
  useStyles('two-screens');
  const { screens } = useSite().text.samples;
  return (
    <section className="section two-screens" aria-labelledby="screens-heading">
      <h2 id="screens-heading">{screens.heading}</h2>
      <p className="lead">{screens.lead}</p>
      <p>
        <PageLink to="/features" className="lone-link">
          {screens.more}
        </PageLink>
      </p>
      <div className="two-screens-stage">
        <GstScreen />
        <DebtsScreen />
      </div>
    </section>
  );
}
