import { localPath } from '../../account/languages.ts';
import { sessionAddress, standalonePaths } from '../base/paths.ts';
import type { LoginReason } from '../session/task.ts';
import { useSite } from './site-context.ts';
import { BrandMark } from './site-header.tsx';

/** Logo and heading of /login, or the greeting. Both are laid out: nothing moves when one replaces the other. */
export function LoginHead() {
  const { text, language } = useSite();
  const { label, continueAs, unnamed, another, forget, account, isClosing } = text.login.greeting;
  const [before, after] = continueAs.split('{account}');
  return (
    <div className="login-head">
      <div className="login-title">
        <p className="brand login-logo">
          <BrandMark />
        </p>
        <h1 tabIndex={-1}>{text.login.heading}</h1>
        <p>{text.login.both}</p>
      </div>
      <section className="greeting" aria-label={label} aria-live="polite">
        <a className="button button-primary" href={sessionAddress(language)}>
          {before}
          <b>{unnamed}</b>
          {after}
        </a>
        <p className="greeting-others">
          <button type="button">{another}</button> <a href={sessionAddress(language, 'sign-out=device')}>{forget}</a>{' '}
          <a href={localPath(standalonePaths.account, language)} data-open={account} data-closing={isClosing}>
            {account}
          </a>
        </p>
      </section>
    </div>
  );
}

/** Says why /session sent the visitor here: `login.css` shows the line that the fragment names, without a script. */
export function LoginReasons() {
  const { text } = useSite();
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
