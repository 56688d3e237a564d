import { languageCodes, pathInLanguage } from '../../../../account/languages.ts';
import { computeSriHash } from '../../../release/releases/release-list.ts';
import { type BuiltSite, runCheckOnCurrentBuild } from '../built-site.ts';
import type { DoctorContext } from '../context.ts';
import { type Finding, okFinding, wrongFinding } from '../finding.ts';

const cure = 'npm run build, and deploy it';

/** Matches the address of a file of the card, with or without a query. */
const cardFile = '"(https?://[^"]+?/widget/[^"?]+)(?:\\?[^"]*)?"';
/** Matches `src="ADDRESS" integrity="HASH"` of a tag, and `"ADDRESS": "HASH"` of an import map. */
const fileWithHash = new RegExp(`${cardFile}(?::\\s*| integrity=)"(sha384-[^"]+)"`, 'g');

/**
 * Checks that the snippet on /docs has this site's addresses and the right hashes, and that the pages have the
 * product's name.
 */
export function checkSnippet(context: DoctorContext): Promise<readonly Finding[]> {
  const subject = {
    id: 'snippet',
    what: 'The snippet on /docs was',
    why: 'partners copy it, and it stays on their pages',
  };
  return runCheckOnCurrentBuild(context, subject, (built) => {
    const pages = languageCodes.map((language) => pageFaults(built, pathInLanguage('/docs', language)));
    // The pages in all languages are made from the same guide, so only the faults of the first wrong page are reported.
    const faults = pages.find((found) => found.length > 0)?.slice() ?? [];
    const title = textOfHtml(/<title>[^<]*<\/title>/.exec(built.page('/') ?? '')?.[0] ?? '');
    if (!title.includes(context.brand.name)) {
      const what = `The pages in dist have the title "${title}", but owner.json says ${context.brand.name}`;
      faults.push(wrongFinding('built-brand', { what, why: 'visitors would read the other name', cure }));
    }
    return faults.length > 0
      ? faults
      : [okFinding('snippet', `The snippet has addresses of ${built.env.siteOrigin} and the right hashes`)];
  });
}

function pageFaults({ page, file, env }: BuiltSite, path: string): Finding[] {
  const text = textOfHtml(page(path) ?? '');
  const needed = [
    `<script type="module" src="${env.siteOrigin}/widget/v1/acct-auth-card.js">`,
    `app-url="${env.appUrl}" cookie-domain="${env.cookieDomain}"`,
  ];
  const missing = needed.filter((line) => !text.includes(line));
  if (missing.length > 0) {
    const what = `The snippet on ${path} in dist is not ${missing[0]}`;
    return [wrongFinding('snippet', { what, why: 'partners would copy addresses of another site', cure })];
  }
  const hashed = Array.from(text.matchAll(fileWithHash));
  const wrongOnes = hashed.filter(([, address = '', hash]) => {
    const content = address.startsWith(`${env.siteOrigin}/`) ? file(address.slice(env.siteOrigin.length + 1)) : null;
    return content === null || computeSriHash(content) !== hash;
  });
  if (hashed.length > 0 && wrongOnes.length === 0) return [];
  const what = `The snippet with hashes on ${path} in dist has a wrong hash for ${wrongOnes[0]?.[1] ?? 'every file'}`;
  return [
    wrongFinding('snippet-hashes', { what, why: 'browsers refuse the file, and the card does not appear', cure }),
  ];
}

/** Returns the text of a page as a reader copies it. */
const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
