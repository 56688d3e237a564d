import { pathInLanguage } from '../../account/languages.ts';
import { cookiePrefix } from '../content/facts/session-cookies.ts';
import { LoginLink } from './links.tsx';
import { useSiteContext, useStyles } from './site-context.ts';

/** The address of the card's script for the site's own pages and the guide's generator. Partners load the same file. */
export const cardScriptPath = '/widget/v1/acct-auth-card.js';

/**
 * Tells the visitor that the card's script has not loaded, and offers two links. The stylesheet shows this note if the
 * card's element is still undefined after a delay, so the note needs no script.
 */
function LateCard() {
  useStyles('late-card');
  const { text, language } = useSiteContext();
  return (
    <p className="late-card" role="alert">
      {text.login.late} <a href={pathInLanguage('/login', language)}>{text.login.lateReload}</a> {text.login.lateOr}{' '}
      <LoginLink inNewTab>{text.login.fallbackLink}</LoginLink>
    </p>
  );
}

/** Renders the card as a partner's page does. The content of its tag stays visible until the card's script runs. */
export function SignInCard() {
  useStyles('login');
  const { text, env, language } = useSiteContext();
  const fallback = (
    <p>
      {text.login.fallback} <LoginLink>{text.login.fallbackLink}</LoginLink>
    </p>
  );
  return (
    <>
      <acct-auth-card
        app-url={env.appUrl}
        cookie-domain={env.cookieDomain}
        cookie-prefix={cookiePrefix}
        lang={language}
        terms-url={pathInLanguage('/terms', language)}
        privacy-url={pathInLanguage('/privacy', language)}
      >
        {/* This checkbox is first in the HTML, so that a slow page shows it before the form's button. */}
        <label slot="beside-submit" className="not-my-device">
          <input type="checkbox" id="not-my-device" /> {text.login.notMyDevice}
        </label>
        {fallback}
      </acct-auth-card>
      {/* Without scripts, the prerendered form is visible but cannot be submitted. */}
      <noscript>{fallback}</noscript>
      <LateCard />
      <script type="module" src={cardScriptPath} />
    </>
  );
}
