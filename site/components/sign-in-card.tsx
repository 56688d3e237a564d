import { pathInLanguage } from '../../account/languages.ts';
import { cookiePrefix } from '../content/facts/session-cookies.ts';
import { LoginLink } from './links.tsx';
import { useSite, useStyles } from './site-context.ts';

// Pages with the card and the guide's generator share this address.

/** The address from which every page loads the card: the same file that partners use. */
export const cardScript = '/widget/v1/acct-auth-card.js';

/**
 * Says that the card's script has not loaded, with two links. The stylesheet shows it after a delay if the element
 * before it is still undefined, so that it needs no script itself.
 */
function LateCard() {
  useStyles('late-card');
  const { text, language } = useSite();
  return (
    <p className="late-card" role="alert">
      {text.login.late} <a href={pathInLanguage('/login', language)}>{text.login.lateReload}</a> {text.login.lateOr}{' '}
      <LoginLink inNewTab>{text.login.fallbackLink}</LoginLink>
    </p>
  );
}

/** Mounts the card as a partner's page does; its content shows until the script runs, or if it cannot. */
export function SignInCard() {
  useStyles('login');
  const { text, env, language } = useSite();
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
        {/* Comes first, so that a page that loads in pieces has it when the form's button is laid out. */}
        <label slot="beside-submit" className="not-my-device">
          <input type="checkbox" id="not-my-device" /> {text.login.notMyDevice}
        </label>
        {fallback}
      </acct-auth-card>
      {/* The prerendered form is visible before any script, but cannot be submitted without one. */}
      <noscript>{fallback}</noscript>
      <LateCard />
      <script type="module" src={cardScript} />
    </>
  );
}
