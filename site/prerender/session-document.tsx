import type { ReactNode } from 'react';
import { languageCodes, languages, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import type { SessionScreen as ScreenId } from '../session/session-request.ts';
import type { StandalonePageProps } from './bundle-standalone-pages.ts';
import { StandalonePageLayout, StandalonePageScreen } from './standalone-page-layout.tsx';

const Section = StandalonePageScreen<ScreenId>;

/**
 * The document of /session with all its screens, of which the script shows one at a time. The application redirects to
 * the address without a language, so the source language's document also contains the screens of all other languages.
 */
export function SessionDocument({ language, appUrl, formTarget, styles, script }: StandalonePageProps) {
  const others = language === sourceLanguage ? languageCodes.filter((code) => code !== language) : [];
  return (
    <StandalonePageLayout {...{ language, styles, script }} title={brand.name}>
      <Screens {...{ language, appUrl, formTarget }} />
      <noscript>
        <a href={pathInLanguage('/login', language)}>{catalogues[language].session.signIn}</a>
      </noscript>
      {others.map((other) => (
        <template key={other} lang={other} dir={languages[other].direction}>
          <Screens {...{ language: other, appUrl, formTarget }} />
        </template>
      ))}
    </StandalonePageLayout>
  );
}

function Screens({ language, appUrl, formTarget }: Pick<StandalonePageProps, 'language' | 'appUrl' | 'formTarget'>) {
  const text = catalogues[language].session;
  const { outage, again, blocked, spent, signOut, leaving, appOpen, signedOut, continueAs } = text;
  const toLogin = { className: 'to-login', href: pathInLanguage('/login', language) };
  const heading = withName(continueAs.heading, <b className="account">{continueAs.unnamed}</b>);
  const login = <a {...toLogin}>{text.signIn}</a>;
  const app = <a href={appUrl}>{text.openApp}</a>;
  const retry = <button type="button">{text.tryAgain}</button>;
  return (
    <main className="slip" aria-live="polite">
      <a className="to-home" href={pathInLanguage('/', language)}>
        {brand.name}
      </a>
      <Section id="working" heading={text.working} />
      <section id="arrived" hidden>
        <p>
          {text.receipt.account} <small>{text.receipt.signedIn}</small>
        </p>
        <h1>{text.receipt.redirecting}</h1>
        <p className="account" />
        <p className="stamp" aria-hidden="true">
          {text.receipt.stamp}
        </p>
        {app}
      </section>
      <Section id="outage" {...outage}>
        {retry}
        {login}
      </Section>
      <Section id="again" {...again}>
        <button type="button">{text.openApp}</button>
        {login}
      </Section>
      <Section id="blocked" {...blocked}>
        {retry}
        {login}
      </Section>
      <Section id="spent" {...spent}>
        {login}
      </Section>
      <Section id="sign-out" heading={signOut.heading} isQuestion>
        <button type="button">{signOut.action}</button>
        {app}
      </Section>
      <Section id="leaving" {...leaving}>
        {formTarget !== null && (
          <form method="post" action={formTarget}>
            <input type="hidden" name="user_id" />
            <button type="submit" hidden>
              {signOut.action}
            </button>
          </form>
        )}
      </Section>
      <Section id="app-open" {...appOpen}>
        {app}
      </Section>
      <Section id="signed-out" {...signedOut}>
        {login}
      </Section>
      <Section id="continue" heading={heading} text={continueAs.text} isQuestion>
        <button type="button">{continueAs.action}</button>
        <a {...toLogin}>{continueAs.another}</a>
      </Section>
      <Section id="unconfirmed" heading={heading} text={continueAs.notConfirmed} isQuestion>
        <a {...toLogin}>{continueAs.another}</a>
        <button type="button">{continueAs.action}</button>
      </Section>
    </main>
  );
}

/** Replaces the only name in braces in `text` by an element. */
function withName(text: string, element: ReactNode): ReactNode {
  const [before, after] = text.split(/\{\w+\}/);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
