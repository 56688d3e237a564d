import { movingSnippet, pinnedSnippet, type SnippetKind } from '../../widget/release/card-snippets.ts';
import { useSite } from '../site-context.ts';

type CardSnippetProps = { readonly snippet: SnippetKind; readonly fallback: string };

/** HTML to copy: the card of this very build, with the addresses and hashes it is served under. */
export function CardSnippet({ snippet, fallback }: CardSnippetProps) {
  const { env, release } = useSite();
  const { siteOrigin: origin, appUrl, cookieDomain } = env;
  const place = { origin, appUrl, cookieDomain, fallback };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which must work by keyboard
    <pre tabIndex={0}>
      <code translate="no">{snippet === 'pinned' ? pinnedSnippet(release, place) : movingSnippet(place)}</code>
    </pre>
  );
}
