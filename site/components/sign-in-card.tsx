import { localPath } from '../../widget/languages/languages.ts';
import { cookiePrefix } from '../content/facts/session-cookies.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { cardScript } from './card-script.ts';
import { LateCard } from './late-card.tsx';

/** The card as any partner page mounts it; what stands inside shows until its script has run, and when it cannot. */
export function SignInCard() {
  useStyles('login');
  const { text, env, language } = useSite();
  const fallback = (
    <p>
      {text.login.fallback} <a href={env.appLoginUrl}>{text.login.fallbackLink}</a>
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
        {fallback}
        <label slot="beside-submit" className="not-my-device">
          <input type="checkbox" id="not-my-device" /> {text.login.notMyDevice}
        </label>
      </acct-auth-card>
      {/* The form is in the page before any script; without scripts it cannot be sent. */}
      <noscript>{fallback}</noscript>
      <LateCard />
      <script type="module" src={cardScript} />
    </>
  );
}
