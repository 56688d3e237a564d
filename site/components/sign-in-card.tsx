import { localPath } from '../../account/languages.ts';
import { cookiePrefix } from '../content/facts/session-cookies.ts';
import { LoginLink } from './links.tsx';
import { useSite, useStyles } from './site-context.ts';

// Pages with the card and the guide's generator share this address.

/** Where every page that carries the card loads it from: the same file that partners use. */
export const cardScript = '/widget/v1/acct-auth-card.js';

/**
 * Says that the card's script has not arrived, with two links. The stylesheet shows it after a while if the element
 * before it is still undefined: no script is needed where scripts fail.
 */
function LateCard() {
  useStyles('late-card');
  const { text, language } = useSite();
  return (
    <p className="late-card" role="alert">
      {text.login.late} <a href={localPath('/login', language)}>{text.login.lateReload}</a> {text.login.lateOr}{' '}
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
        terms-url={localPath('/terms', language)}
        privacy-url={localPath('/privacy', language)}
      >
        {/* First: a page that arrives in pieces has it when the form's button is laid out. */}
        <label slot="beside-submit" className="not-my-device">
          <input type="checkbox" id="not-my-device" /> {text.login.notMyDevice}
        </label>
        {fallback}
      </acct-auth-card>
      {/* The form is in the page before any script; without scripts it cannot be sent. */}
      <noscript>{fallback}</noscript>
      <LateCard />
      <script type="module" src={cardScript} />
    </>
  );
}
