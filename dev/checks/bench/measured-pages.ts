import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormFieldName, fields } from '../../../account/fields.ts';
import { formFieldNames } from '../../../account/form-values.ts';
import { mainPaths, toolPaths } from '../../../site/base/paths.ts';
import { firstPaintMessages } from '../../../widget/languages/en/first-paint-messages.ts';
import { createPinnedTags } from '../../../widget/release/card-snippets.ts';
import { cardFiles, majorVersionFolder } from '../../../widget/release/release.ts';
import { integrityFile, readRelease } from '../../release/releases/release-list.ts';

const page = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign up</title>
<link rel="icon" href="data:,">
${head}</head>
<body>
${body}
</body>
</html>
`;

const field = (name: FormFieldName<'sign-up'>): string => {
  const { type, autoComplete } = fields[name].input;
  return `<p><label>${firstPaintMessages.fields[name]}<br><input name="${name}" type="${type}" autocomplete="${autoComplete}"></label></p>`;
};

/** A form with only the card's fields and two buttons. No card can be faster than this form. */
const bareForm = [
  '<form method="post">',
  ...formFieldNames('sign-up').map(field),
  '<p><button>Create Account</button></p>',
  '<p><button type="button">Sign in with Google</button></p>',
  '</form>',
].join('\n');

/** The path of an empty page on another host. Every measured visitor comes from this page. */
export const referrerPath = '/bench/elsewhere';
export const bareFormPath = '/bench/bare';
/**
 * Maps the name of each page with the card, as printed in the tables, to the page's path. Only the last page is one of
 * the site's own pages.
 */
export const cardPagePaths: ReadonlyMap<string, string> = new Map([
  ['one script tag', '/bench/tag'],
  ['recommended snippet', '/bench/pinned'],
  ['declarative shadow root', '/bench/declarative'],
  ['/login', '/login'],
]);
export const sitePagePaths: readonly string[] = [...mainPaths, ...toolPaths];

/**
 * Returns the HTML of the measured pages outside the site, by path. `build` is the build's folder, and `origin` is the
 * address that serves it.
 */
export function createMeasuredPages(build: string, origin: string): ReadonlyMap<string, string> {
  const inBuild = (file: string): string => readFileSync(join(build, 'widget', file), 'utf8');
  const { importMap, script, preload } = createPinnedTags(readRelease(inBuild(integrityFile)), { origin });
  const pinned = `${importMap}\n${script}\n${preload}\n`;
  const moving = `<script type="module" src="/widget/${majorVersionFolder}/${cardFiles.shell}"></script>\n`;
  const card = (inside = ''): string =>
    `<acct-auth-card app-url="${origin}/" cookie-domain="localhost">${inside}</acct-auth-card>`;
  return new Map([
    [referrerPath, page('', '')],
    [bareFormPath, page('', bareForm)],
    ['/bench/tag', page(moving, card())],
    ['/bench/pinned', page(pinned, card())],
    ['/bench/declarative', page('', card(inBuild('declarative/en-signup.html')) + pinned)],
  ]);
}
