import { useCard } from './card-context.ts';
import { chosenSentence, SentenceChoice } from './sentence-choice.tsx';

/** What an account means that a press may make, with the two documents; nothing where the page lacks one. */
export function ConsentLine() {
  const { config, messages, state, sentences } = useCard();
  // The build's setting keeps the choice out of a card without further languages.
  const choice = import.meta.env.NOTICE_LANGUAGES ? sentences : null;
  const chosen = choice && chosenSentence(choice, config, state);
  const consent = chosen?.texts ?? messages.consent;
  if (config.termsUrl === null || config.privacyUrl === null) return null;
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
  return (
    <>
      {/* Made again in another language: a translator may have taken the text nodes out of the page. */}
      <p key={state.sentence ?? config.language} className="consent" part="consent" {...chosen?.marks}>
        {consent[state.tab]}
        {link(config.termsUrl, consent.terms)}
        {consent.between}
        {link(chosen?.privacyUrl ?? config.privacyUrl, consent.privacy)}
        {consent.after}
        {chosen?.texts.contact}
      </p>
      {import.meta.env.NOTICE_LANGUAGES && choice && <SentenceChoice sentences={choice} />}
    </>
  );
}
