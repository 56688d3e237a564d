import { useCard } from './card-context.ts';
import { ConsentSentenceChoice, findChosenConsentSentence } from './consent-sentence-choice.tsx';

/**
 * The consent sentence with its links to the terms and the privacy notice. Renders nothing if one of the addresses is
 * missing.
 */
export function ConsentLine() {
  const { config, messages, state, sentences } = useCard();
  // In a build without further languages, `NOTICE_LANGUAGES` is false, and the bundler removes the code for them.
  const choice = import.meta.env.NOTICE_LANGUAGES ? sentences : null;
  const chosen = choice && findChosenConsentSentence(choice, config, state);
  const consent = chosen?.texts ?? messages.consent;
  if (config.termsUrl === null || config.privacyUrl === null) return null;
  const link = (href: string, text: string) => (
    // The ref sets `href` again, since hydration does not correct an attribute of the prerendered HTML.
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
  return (
    <>
      {/* The key makes React create new nodes for another language, since a translator may have replaced the text
          nodes. */}
      <p key={state.sentence ?? config.language} className="consent" part="consent" {...chosen?.attributes}>
        {consent[state.tab]}
        {link(config.termsUrl, consent.terms)}
        {consent.between}
        {link(chosen?.privacyUrl ?? config.privacyUrl, consent.privacy)}
        {consent.after}
        {chosen?.texts.contact}
      </p>
      {import.meta.env.NOTICE_LANGUAGES && choice && <ConsentSentenceChoice sentences={choice} />}
    </>
  );
}
