import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { ExternalLink } from './external-link.tsx';
import { PageLink } from './page-link.tsx';

/** The call to action on cloth: the application's trial, or an account on our own page. */
export function ActionBand() {
  useStyles('band');
  const { text, env } = useSite();
  const { band } = text.trial;
  return (
    <section className="cloth band">
      <div className="section">
        <div>
          <h2>{band.heading}</h2>
          <p>{band.text}</p>
        </div>
        <p className="actions">
          <ExternalLink href={env.appLoginUrl} className="button button-thread">
            {text.common.startFreeTrial}
          </ExternalLink>
          <PageLink to="/login" className="button button-on-cloth">
            {text.common.createAccountHere}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
