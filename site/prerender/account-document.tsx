import type { ReactNode } from 'react';
import {
  eighthScheduleLanguages,
  type Language,
  languageCodes,
  languages,
  pathInLanguage,
} from '../../account/languages.ts';
import { readDesignTokens } from '../../widget/docs/token-docs.ts';
import type { AccountFailure } from '../account-pages/account-state.ts';
import type { CompanySetupStep } from '../account-pages/account-summary.ts';
import { profileFields } from '../account-pages/profile-words.ts';
import { formatLanguageList } from '../base/format.ts';
import { getSessionAddress } from '../base/paths.ts';
import { brand } from '../brand.ts';
import { PageShell } from '../components/page-shell.tsx';
import type { Catalogue } from '../content/catalogue.ts';
import { catalogues } from '../content/catalogues.ts';
import { legalPaths } from '../content/facts/editions.ts';
import { type StoredCollection, storedData } from '../content/facts/stored-data.ts';
import type { StandalonePageProps } from './bundle-standalone-pages.ts';
import { insertPlaceholders } from './insert-placeholders.tsx';
import { StandalonePageLayout, StandalonePageScreen } from './standalone-page-layout.tsx';
import { standalonePages } from './standalone-pages.ts';

type TextProps = { readonly text: Catalogue['account'] };
type LanguageProps = { readonly language: Language };

/** Returns the name in `language` of each language in which a visitor may have consented, by language code. */
const languageNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...languageCodes, ...eighthScheduleLanguages].map((code) => [code, formatLanguageList([code], language)]),
  );

/** The complete document of /account with all its screens. Each screen is hidden until the script shows it. */
export function AccountDocument({ language, appUrl, styles, script }: StandalonePageProps) {
  const text = catalogues[language].account;
  const failures = Object.keys(text.failures) as readonly AccountFailure[];
  const head = (
    <>
      <meta name="theme-color" content={readDesignTokens().light['--acct-accent-strong']} />
      {/* Makes header and content appear together on a slow network, as on the site's other pages. */}
      <link rel="expect" href="#content" blocking="render" />
    </>
  );
  return (
    <StandalonePageLayout
      {...{ language, head, styles, script }}
      writing={languages[language].script}
      title={`${text.title} · ${brand.name}`}
    >
      <PageShell path={standalonePages.account.path}>
        <noscript>
          <p>{text.noScript}</p>
        </noscript>
        <StandalonePageScreen id="working" heading={text.working} />
        <section
          id="account"
          data-values={JSON.stringify({ ...text.values, language: languageNames(language) })}
          hidden
        >
          <Person text={text} language={language} appUrl={appUrl} />
          <Closing text={text} />
          <div className="account-columns">
            <Status language={language} />
            <Form language={language} />
          </div>
          <div className="sheet account-folds">
            <Stored language={language} />
            <AgreedTexts language={language} />
            <Devices text={text} />
          </div>
          <div className="account-end" data-closing="none">
            <div>
              <h2>{text.close.heading}</h2>
              <p className="note">{text.close.text}</p>
            </div>
            <Press act="ask" className="button button-danger">
              {text.close.action}
            </Press>
          </div>
          <p
            role="status"
            className="account-message"
            data-words={JSON.stringify({ ...text.messages, working: text.working })}
          />
        </section>
        <StandalonePageScreen id="close" heading={text.close.question} text={text.close.text} isQuestion>
          <p className="actions">
            <Press act="close" className="button button-danger">
              {text.close.confirm}
            </Press>
            <Press act="keep">{text.close.cancel}</Press>
          </p>
        </StandalonePageScreen>
        {failures.map((why) => (
          <StandalonePageScreen key={why} id={why} {...text.failures[why]}>
            <p role="status" className="last-request" data-words={JSON.stringify(text.lastRequest)} />
            <p className="actions">
              <FailureScreen why={why} language={language} />
            </p>
            {why === 'not-kept' && <Cookies language={language} />}
          </StandalonePageScreen>
        ))}
      </PageShell>
    </StandalonePageLayout>
  );
}

type PersonProps = TextProps & { readonly language: Language; readonly appUrl: string };

/** The page's heading: the account's owner, the link to the application, and the button to sign out. */
function Person({ text, language, appUrl }: PersonProps) {
  return (
    <div className="account-top">
      <div className="account-person">
        <span className="initials" aria-hidden="true" data-fill="initials" data-needs="initials" />
        <div>
          <h1 tabIndex={-1}>{text.title}</h1>
          <p className="note" data-fill="person" />
        </div>
      </div>
      <p className="actions">
        <a href={appUrl} className="button button-primary">
          {text.openApp}
        </a>
        <a href={getSessionAddress(language, 'sign-out')} className="button">
          {text.signIn.signOut}
        </a>
      </p>
    </div>
  );
}

/** The notice of a request to close the account, above everything else. */
function Closing({ text: { close } }: TextProps) {
  return Object.entries(close.states).map(([state, words]) => {
    const [before, after] = words.split('{date}');
    return (
      <div key={state} className="account-notice" data-closing={state} hidden>
        <p>
          {before}
          <b className="since" />
          {after}
        </p>
        {state === 'open' && <Press act="take-back">{close.takeBack}</Press>}
      </div>
    );
  });
}

/** The steps to the first bill. The last step is never marked as done, because only the application knows the bills. */
function Status({ language }: LanguageProps) {
  const { path, unconfirmed, contact } = catalogues[language].account;
  const companySteps = Object.entries(path.company) as readonly [
    CompanySetupStep,
    (typeof path.company)[CompanySetupStep],
  ][];
  return (
    <div className="sheet account-status">
      <h2 className="visually-hidden">{path.heading}</h2>
      <ol>
        <li className="is-done">
          <b>{path.opened}</b>
          <p className="note" data-fill="opened" />
        </li>
        {companySteps.map(([step, { heading, text }]) => (
          <li key={step} data-needs={step} {...(step === 'ready' ? { className: 'is-done' } : current)}>
            <b>{insertPlaceholders(heading)}</b>
            <p className="note">
              {(step === 'waiting' || step === 'ready') && (
                <span data-needs="since">{insertPlaceholders(path.since)} </span>
              )}
              <span data-needs={step === 'refused' ? 'reason' : undefined}>{insertPlaceholders(text)}</span>
            </p>
            {(step === 'none' || step === 'refused') && (
              <a href={pathInLanguage('/contact', language)} className="lone-link">
                {contact}
              </a>
            )}
          </li>
        ))}
        {(['billLater', 'billNow'] as const).map((when) => (
          <li key={when} data-needs={when} {...(when === 'billNow' && current)}>
            <b>{path.firstBill}</b>
            <p className="note">
              {when === 'billNow' ? path.ready : path.until}{' '}
              <a href={pathInLanguage('/gst-bill-maker', language)}>{path.billMaker}</a>
            </p>
          </li>
        ))}
      </ol>
      <div className="account-notice" data-needs="email" hidden>
        <p>
          <b>{unconfirmed.heading}</b> {insertPlaceholders(unconfirmed.text)}
        </p>
        <Press act="confirm-email">{unconfirmed.action}</Press>
      </div>
    </div>
  );
}

const current = { className: 'is-now', 'aria-current': 'step' } as const;

type FoldProps = {
  readonly id: string;
  readonly heading: ReactNode;
  readonly summary: ReactNode;
  /** The collection whose records this part shows. Without a record the part is hidden. */
  readonly place?: StoredCollection;
  readonly children: ReactNode;
};

/** Renders a folded part, with a line that summarises its content. */
function Fold({ id, heading, summary, place, children }: FoldProps) {
  return (
    <details id={id} data-place={place} hidden={place !== undefined}>
      <summary>
        <h2>{heading}</h2>
        <span className="note">{summary}</span>
      </summary>
      {children}
    </details>
  );
}

function Stored({ language }: LanguageProps) {
  const { stored, copy, privacy } = catalogues[language].account;
  return (
    <Fold id="stored" heading={stored.heading} summary={insertPlaceholders(stored.summary)}>
      {(Object.keys(storedData) as StoredCollection[])
        .filter((place) => place !== 'consents')
        .map((place) => (
          <div key={place} data-place={place} hidden>
            <h3>{headingOf(place, language)}</h3>
            <Records place={place} language={language} />
          </div>
        ))}
      <p>
        <a href={pathInLanguage('/privacy', language)} className="lone-link">
          {privacy}
        </a>
      </p>
      <p>{copy.text}</p>
      <Press act="copy">{copy.action}</Press>
    </Fold>
  );
}

function AgreedTexts({ language }: LanguageProps) {
  const { agreed } = catalogues[language].account;
  return (
    <Fold
      id="agreed"
      heading={headingOf('consents', language)}
      summary={insertPlaceholders(agreed.summary)}
      place="consents"
    >
      <Records place="consents" language={language} />
    </Fold>
  );
}

function Devices({ text: { signIn } }: TextProps) {
  const ways = ['withMail', 'withoutMail'] as const;
  const summary = ways.map((way) => (
    <span key={way} data-needs={way}>
      {signIn[way].summary}
    </span>
  ));
  return (
    <Fold id="devices" heading={signIn.heading} summary={summary}>
      {ways.map((way) => (
        <p key={way} data-needs={way}>
          {signIn[way].text}
        </p>
      ))}
      <div data-needs="withMail">
        <Press act="new-password">{signIn.newPassword}</Press>
      </div>
    </Fold>
  );
}

type RecordsProps = LanguageProps & { readonly place: StoredCollection };

/** Returns the privacy notice's heading for a collection, without the record's name. */
const headingOf = (place: StoredCollection, language: Language): string =>
  noticeTable(place, language).caption.replace(/\s*\([^)]*\)$/, '');

/**
 * Renders the records of a collection, labelled as in the privacy notice. Only the profile shows the user id, although
 * other collections also store it.
 */
function Records({ place, language }: RecordsProps) {
  const items: Readonly<Record<string, readonly string[]>> = storedData[place];
  const { rows } = noticeTable(place, language);
  const { editions, meta } = catalogues[language];
  return (
    <dl>
      {Object.entries(items).map(
        ([item, fields], index) =>
          (item !== 'userId' || place === 'user_profiles') && (
            <div key={item} data-fields={fields.join(' ')}>
              <dt>{rows[index]?.[0]}</dt>
              <dd />
            </div>
          ),
      )}
      {place === 'consents' && (
        <div>
          <dt>{editions.shown}</dt>
          <dd>
            {legalPaths.map((path) => (
              <a key={path} href={pathInLanguage(path, language)} data-document={path}>
                {meta[path].heading}
              </a>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Returns a collection's table in the privacy notice, whose caption names the collection. */
function noticeTable(place: StoredCollection, language: Language) {
  const { sections } = catalogues[language].articles['/privacy'];
  const name = place === 'authentication' ? 'Firebase Authentication' : place;
  for (const block of sections.flatMap(({ blocks }) => blocks))
    if (typeof block === 'object' && 'table' in block && block.table.caption.includes(name)) return block.table;
  throw new Error(`The privacy notice has no table of ${place}.`);
}

function Form({ language }: LanguageProps) {
  const { heading, action, problems, hint, signsIn } = catalogues[language].account.correct;
  const { rows } = noticeTable('user_profiles', language);
  const items: readonly (readonly string[])[] = Object.values(storedData.user_profiles);
  // Shortens a label of the privacy notice: `Phone, if you gave one (optional)` becomes `Phone`.
  const labelOf = (profile: string) =>
    rows[items.findIndex((fields) => fields.includes(profile))]?.[0]?.replace(/[,،(].*/, '').trim();
  return (
    <form className="sheet" method="post" noValidate>
      <h2>{heading}</h2>
      {profileFields.map(({ name, profile, input }) => (
        <div key={name}>
          <label>
            {labelOf(profile)}
            <input {...input} name={name} aria-describedby={`${name}-problem${name === 'phone' ? ' signs-in' : ''}`} />
          </label>
          {name === 'phone' && <p id="signs-in" className="note" data-hint={hint} data-words={signsIn} />}
          <p id={`${name}-problem`} className="weak" data-problems={JSON.stringify(problems)} />
        </div>
      ))}
      <button type="submit" className="button">
        {action}
      </button>
    </form>
  );
}

function FailureScreen({ why, language }: LanguageProps & { readonly why: AccountFailure }) {
  const text = catalogues[language].account;
  const primary = 'button button-primary';
  if (why === 'outage')
    return (
      <Press act="again" className={primary}>
        {text.tryAgain}
      </Press>
    );
  if (why === 'another')
    return (
      <a href={pathInLanguage(standalonePages.account.path, language)} className={primary}>
        {text.showAnother}
      </a>
    );
  return (
    <>
      <a href={pathInLanguage('/login', language)} className={primary} data-do="sign-in">
        {text.signInAgain}
      </a>
      <a href={pathInLanguage('/contact', language)} className="button">
        {text.contact}
      </a>
    </>
  );
}

/** Tells the visitor about sign-in cookies on a device that stores no session. The script then shows this part. */
function Cookies({ language }: LanguageProps) {
  const { text, whose, action } = catalogues[language].account.cookies;
  const [before, after] = whose.split('{account}');
  return (
    <div className="cookies" hidden>
      <p>{text}</p>
      <p className="whose">
        {before}
        <b />
        {after}
      </p>
      <a href={getSessionAddress(language, 'sign-out')} className="button">
        {action}
      </a>
    </div>
  );
}

type PressProps = { readonly act: string; readonly className?: string; readonly children: string };

function Press({ act, className = 'button', children }: PressProps) {
  return (
    <button type="button" className={className} data-do={act}>
      {children}
    </button>
  );
}
