declare module 'purgecss-from-html' {
  import type { ExtractorResultDetailed } from 'purgecss';

  /** The names that a page's HTML uses: tags, classes, ids and attributes. */
  const purgeFromHtml: (html: string) => ExtractorResultDetailed;
  export = purgeFromHtml;
}
