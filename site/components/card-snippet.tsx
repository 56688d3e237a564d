import { movingSnippet, pinnedSnippet, type SnippetKind } from '../../widget/release/card-snippets.ts';
import { useSite } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';

type CardSnippetProps = { readonly snippet: SnippetKind; readonly fallback: string };

/** HTML to copy: the card of this very build, with the addresses and hashes it is served under. */
export function CardSnippet({ snippet, fallback }: CardSnippetProps) {
  const { env, release } = useSite();
  const { siteOrigin: origin, appUrl, cookieDomain } = env;
  const place = { origin, attributes: { 'app-url': appUrl, 'cookie-domain': cookieDomain }, fallback };
  return <CodeBlock title="HTML" text={snippet === 'pinned' ? pinnedSnippet(release, place) : movingSnippet(place)} />;
}
