import { type Stylesheet, stylesheets } from '../styles/stylesheets.ts';
import { editionRoutes, renderPage, siteRoutes } from './render-page.tsx';
import { renderStandalonePage } from './render-standalone-page.tsx';

const files: Readonly<Record<string, string>> = import.meta.glob('../styles/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The text of each stylesheet as the build ships it, by name. Throws if a name has no file. */
const stylesheetTexts = Object.fromEntries(
  stylesheets.map((name) => {
    const text = files[`../styles/${name}.css`];
    if (text === undefined) throw new Error(`site/styles/${name}.css is missing: styles/stylesheets.ts names it.`);
    return [name, text];
  }),
) as Readonly<Record<Stylesheet, string>>;

/** The functions that render pages to HTML. A build bundles this module and runs it once. */
export const siteRenderer = { siteRoutes, editionRoutes, renderPage, renderStandalonePage, stylesheetTexts };
