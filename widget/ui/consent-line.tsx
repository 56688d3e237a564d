import { useCard } from './card-context.ts';

/** What an account means that a press may make, with the two documents; nothing where the page lacks one. */
export function ConsentLine() {
  const { config, messages, state } = useCard();
  const { consent } = messages;
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
    // Anew in another language: a translator may have taken the text nodes out of the page.
    <p key={config.language} className="consent" part="consent">
      {consent[state.tab]}
      {link(config.termsUrl, consent.terms)}
      {consent.between}
      {link(config.privacyUrl, consent.privacy)}
      {consent.after}
    </p>
  );
}
