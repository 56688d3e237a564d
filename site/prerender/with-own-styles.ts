import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';

/** Attributes that appear only in the browser: by a visitor's act, an island, or whoever sets a theme. */
const setInBrowser = ['aria-current', 'data-awake', 'data-playing', 'data-theme', 'disabled', 'hidden', 'open'];

/**
 * Leaves of the inlined `stylesheet` what this page can use: a slow phone reads the rest of the site's rules before its first
 * paint for nothing. Throws when the page does not carry the stylesheet.
 */
export async function withOwnStyles(html: string, stylesheet: string): Promise<string> {
  const [before, after, ...more] = html.split(stylesheet);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The page must carry the stylesheet once.');
  const [own] = await new PurgeCSS().purge({
    content: [{ raw: before + after, extension: 'html' }],
    css: [{ raw: stylesheet }],
    extractors: [{ extractor: purgeFromHtml, extensions: ['html'] }],
    dynamicAttributes: setInBrowser,
    // Rules of a pseudo-class alone name nothing that could be found.
    safelist: { greedy: [/^:(focus-visible|lang)/] },
  });
  if (own === undefined) throw new Error('PurgeCSS gave no styles back.');
  return before + own.css + after;
}
