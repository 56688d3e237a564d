import { type Language, languageCodes, languages, localPath, scheduledLanguages } from '../../account/languages.ts';
import type { Failure } from '../account-pages/account-state.ts';
import { profileFields } from '../account-pages/profile-words.ts';
import { languageList } from '../base/format.ts';
import { sessionAddress } from '../base/paths.ts';
import { brand } from '../brand.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { catalogues } from '../content/catalogues.ts';
import { legalPaths } from '../content/facts/editions.ts';
import { type StoredPlace, storedData } from '../content/facts/stored-data.ts';
import type { StandaloneDocumentProps } from './standalone-files.ts';
import { standalonePages } from './standalone-pages.ts';
import { Screen, StandaloneShell } from './standalone-shell.tsx';

type TextProps = { readonly text: Catalogue['account'] };

/** The names of the languages that a consent may have, in one of the site's. */
const languageNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...languageCodes, ...scheduledLanguages].map((code) => [code, languageList([code], language)]));

/** The complete document of /account: every screen, hidden until the script shows one. */
export function AccountDocument({ language, appUrl, styles, script }: StandaloneDocumentProps) {
  const text = catalogues[language].account;
  const failures = Object.keys(text.failures) as readonly Failure[];
  return (
    <StandaloneShell {...{ language, styles, script }} title={`${text.title} · ${brand.name}`}>
      <main data-values={JSON.stringify({ ...text.values, language: languageNames(language) })}>
        <header>
          <a className="to-home" href={localPath('/', language)}>
            {brand.name}
          </a>
          {languageCodes
            .filter((code) => code !== language)
            .map((code) => (
              <a key={code} href={localPath(standalonePages.account.path, code)} lang={code} hrefLang={code}>
                {languages[code].ownName}
              </a>
            ))}
        </header>
        <noscript>
          <p>{text.noScript}</p>
        </noscript>
        <Screen id="working" heading={text.working} />
        <Screen id="account" heading={text.title}>
          <a href={appUrl}>{text.openApp}</a>
          <Closing text={text} />
          {(Object.keys(storedData) as StoredPlace[]).map((place) => (
            <Records key={place} place={place} language={language} />
          ))}
          <a href={localPath('/privacy', language)}>{text.privacy}</a>
          <Form language={language} />
          <h2>{text.copy.heading}</h2>
          <p>{text.copy.text}</p>
          <Press act="copy">{text.copy.action}</Press>
          <h2>{text.signIn.heading}</h2>
          <Press act="new-password">{text.signIn.newPassword}</Press>
          <Press act="confirm-email">{text.signIn.confirmEmail}</Press>
          <p>
            <a href={sessionAddress(language, 'sign-out')}>{text.signIn.signOut}</a>
            <br />
            {text.signIn.everywhere}
          </p>
          <div data-closing="none">
            <h2>{text.close.heading}</h2>
            <p>{text.close.text}</p>
            <Press act="ask">{text.close.action}</Press>
          </div>
          <p role="status" className="said" data-words={JSON.stringify({ ...text.said, working: text.working })} />
        </Screen>
        <Screen id="close" heading={text.close.question} text={text.close.text} isQuestion>
          <Press act="close">{text.close.confirm}</Press>
          <Press act="keep" isPlain>
            {text.close.cancel}
          </Press>
        </Screen>
        {failures.map((why) => (
          <Screen key={why} id={why} {...text.failures[why]}>
            <p role="status" className="fate" data-words={JSON.stringify(text.fates)} />
            <WayOn why={why} language={language} />
            {why === 'not-kept' && <Cookies language={language} />}
          </Screen>
        ))}
      </main>
    </StandaloneShell>
  );
}

/** Says above all else that the account is to be closed. */
function Closing({ text: { close } }: TextProps) {
  return Object.entries(close.states).map(([state, words]) => {
    const [before, after] = words.split('{date}');
    return (
      <div key={state} className="closing" data-closing={state} hidden>
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

type RecordsProps = { readonly place: StoredPlace; readonly language: Language };

/** The stored data of a place, in the privacy notice's rows; the user id appears once. */
function Records({ place, language }: RecordsProps) {
  const items: Readonly<Record<string, readonly string[]>> = storedData[place];
  const { caption, rows } = noticeTable(place, language);
  const { editions, meta } = catalogues[language];
  return (
    <div data-place={place} hidden>
      <h2>{caption.replace(/\s*\([^)]*\)$/, '')}</h2>
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
                <a key={path} href={localPath(path, language)} data-document={path}>
                  {meta[path].heading}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Returns a place's table in the privacy notice, whose caption names the place. */
function noticeTable(place: StoredPlace, language: Language) {
  const { sections } = catalogues[language].articles['/privacy'];
  const name = place === 'authentication' ? 'Firebase Authentication' : place;
  for (const block of sections.flatMap(({ blocks }) => blocks))
    if (typeof block === 'object' && 'table' in block && block.table.caption.includes(name)) return block.table;
  throw new Error(`The privacy notice has no table of ${place}.`);
}

function Form({ language }: { readonly language: Language }) {
  const { heading, action, problems, signsIn } = catalogues[language].account.correct;
  const { rows } = noticeTable('user_profiles', language);
  const items: readonly (readonly string[])[] = Object.values(storedData.user_profiles);
  // The first words of the notice's row: `Phone, if you gave one (optional)` becomes `Phone`.
  const labelOf = (profile: string) =>
    rows[items.findIndex((fields) => fields.includes(profile))]?.[0]?.replace(/[,،(].*/, '').trim();
  return (
    <form method="post" noValidate>
      <h2>{heading}</h2>
      {profileFields.map(({ name, profile, input }) => (
        <div key={name}>
          <label>
            {labelOf(profile)}
            <input {...input} name={name} aria-describedby={`${name}-problem${name === 'phone' ? ' signs-in' : ''}`} />
          </label>
          {name === 'phone' && <p id="signs-in" data-words={signsIn} />}
          <p id={`${name}-problem`} className="weak" data-problems={JSON.stringify(problems)} />
        </div>
      ))}
      <button type="submit">{action}</button>
    </form>
  );
}

function WayOn({ why, language }: { readonly why: Failure; readonly language: Language }) {
  const text = catalogues[language].account;
  if (why === 'outage') return <Press act="again">{text.tryAgain}</Press>;
  if (why === 'another') return <a href={localPath(standalonePages.account.path, language)}>{text.showAnother}</a>;
  return (
    <>
      <a href={localPath('/login', language)} data-do="sign-in">
        {text.signInAgain}
      </a>
      <a href={localPath('/contact', language)}>{text.contact}</a>
    </>
  );
}

/** The cookies of any visitor's sign-in, found without a kept session. */
function Cookies({ language }: { readonly language: Language }) {
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
      <a href={sessionAddress(language, 'sign-out')}>{action}</a>
    </div>
  );
}

type PressProps = { readonly act: string; readonly isPlain?: boolean; readonly children: string };

function Press({ act, isPlain, children }: PressProps) {
  return (
    <button type="button" className={isPlain ? 'plain' : undefined} data-do={act}>
      {children}
    </button>
  );
}
