import { type Language, languageCodes, languages, pathInLanguage } from '../../account/languages.ts';
import type { LinkFailure, LinkKind } from '../account-pages/mail-state.ts';
import { brand } from '../brand.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { catalogues } from '../content/catalogues.ts';
import type { StandalonePageProps } from './bundle-standalone-pages.ts';
import { insertPlaceholders } from './insert-placeholders.tsx';
import { StandalonePageLayout, StandalonePageScreen } from './standalone-page-layout.tsx';
import { standalonePages } from './standalone-pages.ts';

type Mail = Catalogue['mail'];
type LanguageProps = { readonly language: Language };

const titleOf = (language: Language): string => `${catalogues[language].mail.title} · ${brand.name}`;

/**
 * The complete document of /account/mail with all screens in the page's language. Each screen is hidden until the
 * script shows it. The other languages are in templates, since a link to another page would have to contain the secret
 * code.
 */
export function MailLinkDocument({ language, styles, script }: StandalonePageProps) {
  return (
    <StandalonePageLayout {...{ language, styles, script }} title={titleOf(language)}>
      <main>
        <Screens language={language} />
        <noscript>
          {languageCodes.map((code) => (
            <p key={code} lang={code}>
              {catalogues[code].mail.noScript}
            </p>
          ))}
        </noscript>
      </main>
      {languageCodes.map((code) => (
        <template
          key={code}
          lang={code}
          dir={languages[code].direction}
          title={titleOf(code)}
          data-path={pathInLanguage(standalonePages.mail.path, code)}
        >
          {code !== language && <Screens language={code} />}
        </template>
      ))}
    </StandalonePageLayout>
  );
}

function Screens({ language }: LanguageProps) {
  const text = catalogues[language].mail;
  const kinds = Object.keys(text.links) as readonly LinkKind[];
  const failures = Object.keys(text.failures) as readonly LinkFailure[];
  return (
    <>
      <header>
        <a className="to-home" href={pathInLanguage('/', language)}>
          {brand.name}
        </a>
        <span className="languages" hidden>
          {languageCodes
            .filter((code) => code !== language)
            .map((code) => (
              <button key={code} type="button" className="plain" lang={code} data-do="speak">
                {languages[code].ownName}
              </button>
            ))}
        </span>
      </header>
      <StandalonePageScreen id={`working-${language}`} heading={text.working} />
      {kinds.map((kind) => (
        <LinkScreens key={kind} kind={kind} language={language} />
      ))}
      {failures.map((why) => (
        <FailureScreen key={why} why={why} language={language} />
      ))}
      <p className="kept" hidden>
        {insertPlaceholders(text.kept)}
      </p>
    </>
  );
}

/** The screens for one purpose of a mail's link: the question before the link is applied, and the result. */
function LinkScreens({ kind, language }: LanguageProps & { readonly kind: LinkKind }) {
  const text = catalogues[language].mail;
  const { heading, text: line, action, done, after } = text.links[kind];
  const unnamed = kind === 'revert' ? text.unnamed.step : text.unnamed.address;
  return (
    <>
      <StandalonePageScreen
        id={`${kind}-${language}`}
        heading={insertPlaceholders(heading, unnamed)}
        text={insertPlaceholders(line, unnamed)}
      >
        {kind === 'reset' ? (
          <PasswordForm language={language} action={action} form={text.form} />
        ) : (
          <button type="button" data-do="press">
            {action}
          </button>
        )}
      </StandalonePageScreen>
      <StandalonePageScreen id={`${kind}-done-${language}`} heading={insertPlaceholders(done, unnamed)} text={after}>
        <Login language={language} />
      </StandalonePageScreen>
    </>
  );
}

type PasswordFormProps = LanguageProps & { readonly action: string; readonly form: Mail['form'] };

/** The form also contains the address, so that password managers store the address with the new password. */
function PasswordForm({ language, action, form }: PasswordFormProps) {
  const [needs, weak] = [`needs-${language}`, `weak-${language}`];
  return (
    <form method="post" noValidate>
      <label>
        {form.email}
        <input type="email" name="email" autoComplete="username" readOnly />
      </label>
      <label>
        {form.password}
        {/* As in the card, a phone's keyboard must not correct a revealed password, and no spelling service may
            receive it. */}
        <input
          type="password"
          name="password"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${weak} ${needs}`}
        />
      </label>
      <button type="button" className="plain" data-do="reveal" aria-pressed="false">
        {form.reveal}
      </button>
      <p id={weak} className="weak" hidden>
        {form.weak}
      </p>
      <div id={needs}>
        {form.needs}
        <ul>
          {Object.entries(form.rules).map(([rule, words]) => (
            <li key={rule} data-rule={rule}>
              {insertPlaceholders(words)}
            </li>
          ))}
        </ul>
      </div>
      <button type="submit">{action}</button>
    </form>
  );
}

/** The next step that is offered after each failure, in addition to /login. */
const retries: readonly LinkFailure[] = ['busy', 'outage'];
const contacts: readonly LinkFailure[] = ['unknown', 'closed', 'taken'];
const renewals: readonly LinkFailure[] = ['spent', 'expired'];

function FailureScreen({ why, language }: LanguageProps & { readonly why: LinkFailure }) {
  const text = catalogues[language].mail;
  return (
    <StandalonePageScreen id={`${why}-${language}`} {...text.failures[why]}>
      {retries.includes(why) && (
        <button type="button" data-do="again">
          {text.tryAgain}
        </button>
      )}
      {contacts.includes(why) && <a href={pathInLanguage('/contact', language)}>{text.contact}</a>}
      {renewals.includes(why) && <a href={pathInLanguage(standalonePages.account.path, language)}>{text.account}</a>}
      <Login language={language} />
    </StandalonePageScreen>
  );
}

function Login({ language }: LanguageProps) {
  return (
    <a href={pathInLanguage('/login', language)} data-do="sign-in">
      {catalogues[language].mail.signIn}
    </a>
  );
}
