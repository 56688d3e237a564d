import { languageCodes, localPath } from '../../../../account/languages.ts';
import { sriHash } from '../../../release/releases/release-list.ts';
import { type BuiltSite, withBuild } from '../built-site.ts';
import type { Context } from '../context.ts';
import { type Finding, ok, wrong } from '../finding.ts';

const cure = 'npm run build, and deploy it';

/** A file of the card, whose address may have a query. */
const cardFile = '"(https?://[^"]+?/widget/[^"?]+)(?:\\?[^"]*)?"';
/** `src="ADDRESS" integrity="HASH"` of a tag, or `"ADDRESS": "HASH"` of an import map. */
const fileWithHash = new RegExp(`${cardFile}(?::\\s*| integrity=)"(sha384-[^"]+)"`, 'g');

/** What partners copy from /docs: this site's addresses, hashes of files that are there, the product's name. */
export function snippet(context: Context): Promise<readonly Finding[]> {
  const subject = {
    id: 'snippet',
    what: 'The snippet on /docs was',
    why: 'partners copy it, and it stays on their pages',
  };
  return withBuild(context, subject, (built) => {
    const pages = languageCodes.map((language) => ofPage(built, localPath('/docs', language)));
    // The pages in all languages are made of one guide.
    const faults = pages.find((found) => found.length > 0)?.slice() ?? [];
    const title = shownText(/<title>[^<]*<\/title>/.exec(built.page('/') ?? '')?.[0] ?? '');
    if (!title.includes(context.brand.name)) {
      const what = `The pages in dist are those of "${title}", owner.json says ${context.brand.name}`;
      faults.push(wrong('built-brand', { what, why: 'visitors would read the other name', cure }));
    }
    return faults.length > 0
      ? faults
      : [ok('snippet', `Partners copy addresses of ${built.env.siteOrigin}, with right hashes`)];
  });
}

function ofPage({ page, file, env }: BuiltSite, path: string): Finding[] {
  const text = shownText(page(path) ?? '');
  const needed = [
    `<script type="module" src="${env.siteOrigin}/widget/v1/acct-auth-card.js">`,
    `app-url="${env.appUrl}" cookie-domain="${env.cookieDomain}"`,
  ];
  const missing = needed.filter((line) => !text.includes(line));
  if (missing.length > 0) {
    const what = `The snippet on ${path} in dist is not ${missing[0]}`;
    return [wrong('snippet', { what, why: 'partners would copy addresses of another site', cure })];
  }
  const hashed = Array.from(text.matchAll(fileWithHash));
  const wrongOnes = hashed.filter(([, address = '', hash]) => {
    const content = address.startsWith(`${env.siteOrigin}/`) ? file(address.slice(env.siteOrigin.length + 1)) : null;
    return content === null || sriHash(content) !== hash;
  });
  if (hashed.length > 0 && wrongOnes.length === 0) return [];
  const what = `The snippet with hashes on ${path} in dist names ${wrongOnes[0]?.[1] ?? 'no file'}, whose hash is another`;
  return [wrong('snippet-hashes', { what, why: 'browsers refuse the file, and the card does not appear', cure })];
}

/** The text of a page as a reader copies it. */
const shownText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
