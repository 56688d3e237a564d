import { sentenceIn, sentenceRows } from '../languages/consent-sentences.ts';
import { noticePath, type SentenceLanguage } from '../languages/languages.ts';
import { useCard } from './card-context.ts';

/** What an account means that a press may make, with the two documents; nothing where the page lacks one. */
export function ConsentLine() {
  const { config, messages, state, commands } = useCard();
  const { termsUrl, privacyUrl, editions, siteOrigin } = config;
  if (termsUrl === null || privacyUrl === null) return null;
  const chosen = sentenceIn(state.sentence);
  const consent = chosen ?? messages.consent;
  const language = state.sentence ?? config.language;
  const link = (href: string, text: string) => (
    // By hand as well: hydration leaves an attribute as it was painted.
    <a
      ref={(node) => {
        if (node) node.href = href;
      }}
      href={href}
      target="_blank"
      rel="noopener"
      part="link"
      aria-label={`${text} (${consent.newTab})`}
    >
      {text}
    </a>
  );
  const rows = sentenceRows();
  const ofLanguage = rows.find(([code]) => chosen && code === language)?.[1];
  return (
    <>
      {/* Anew in another language: a translator may have taken the text nodes out of the page. */}
      <p
        key={language}
        className="consent"
        part="consent"
        lang={ofLanguage && language}
        dir={ofLanguage?.direction}
        data-script={ofLanguage?.script}
      >
        {consent[state.tab]}
        {link(termsUrl, consent.terms)}
        {consent.between}
        {/* A document of the page's own stays what is agreed to. */}
        {link(chosen && editions ? siteOrigin + noticePath(language) : privacyUrl, consent.privacy)}
        {consent.after}
        {chosen?.contact}
      </p>
      {rows[0] && (
        <details className="consent">
          <summary className="link" part="link">
            {messages.otherLanguages}
          </summary>
          {rows.map(([code, { ownName, direction }]) => (
            <button
              key={code}
              type="button"
              className="link"
              part="link"
              lang={code}
              dir={direction}
              aria-pressed={code === language}
              onClick={() => commands.chooseSentence(code as SentenceLanguage)}
            >
              {ownName}
            </button>
          ))}
        </details>
      )}
    </>
  );
}
