import { pathInLanguage } from '../../account/languages.ts';
import { getSessionAddress, standalonePaths } from '../base/paths.ts';
import { brand } from '../brand.ts';
import type { LoginReason } from '../session/session-request.ts';
import { PageLink } from './links.tsx';
import { useSiteContext } from './site-context.ts';
import { LedgerLogo } from './site-header.tsx';

/**
 * The logo, the heading and the link to the home page on /login. A greeting replaces the heading and the link's text.
 * The space for both variants is reserved, so that nothing moves when the greeting appears.
 */
export function LoginHeader() {
  const { text, language } = useSiteContext();
  const { label, continueAs, unnamed, another, forget, account, isClosing } = text.login.greeting;
  const [before, after] = continueAs.split('{account}');
  return (
    <div className="login-head">
      <p className="back">
        <PageLink to="/" className="lone-link">
          <span>{text.login.backToHome}</span>
        </PageLink>
      </p>
      <div className="login-title">
        <span className="login-logo" role="img" aria-label={brand.name}>
          <LedgerLogo />
        </span>
        <h1 tabIndex={-1}>{text.login.heading}</h1>
      </div>
      <section className="greeting" aria-label={label} aria-live="polite">
        <a className="button button-primary" href={getSessionAddress(language)}>
          {before}
          <b>{unnamed}</b>
          {after}
        </a>
        <p className="greeting-others">
          <button type="button">{another}</button> <a href={getSessionAddress(language, 'sign-out=device')}>{forget}</a>{' '}
          <a href={pathInLanguage(standalonePaths.account, language)} data-open={account} data-closing={isClosing}>
            {account}
          </a>
        </p>
      </section>
    </div>
  );
}

/** The reasons why /session redirected the visitor. `login.css` shows the reason that the fragment names. */
export function LoginRedirectReasons() {
  const { text } = useSiteContext();
  const lines: Readonly<Record<LoginReason, string>> = {
    'session-ended': text.login.sessionEnded,
    'sign-in-first': text.login.signInFirst,
    'start-trial': text.login.startTrial,
  };
  return Object.entries(lines).map(([reason, line]) => (
    <p key={reason} id={reason} className="login-reason">
      {line}
    </p>
  ));
}
