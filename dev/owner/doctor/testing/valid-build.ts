import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes, pathInLanguage, sourceLanguage } from '../../../../account/languages.ts';
import { getPageFile } from '../../../../site/base/paths.ts';
import { parseSiteEnv } from '../../../../site/base/site-env.ts';
import { hostingConfig } from '../../../../site/prerender/hosting-config.ts';
import { editionRoutes, siteRoutes } from '../../../../site/prerender/render-page.tsx';
import { standalonePageRoutes } from '../../../../site/prerender/standalone-pages.ts';
import { computeSriHash, formatReleaseList } from '../../../release/releases/release-list.ts';
import { readBuildSettings } from '../../../settings/read-build-settings.ts';
import { validSettings } from '../../../settings/valid-settings.ts';

const roots = languageCodes.map((language) => pathInLanguage('/', language));
const release = '2.0.0-0a1b2c3d';
const script = 'export const card = 1;\n';
const installer = 'MZ, an installer of a few bytes';

/** Returns the licence notices of a build that ships only React. `licence` is the name of its licence. */
export const formatLicenceNotices = (licence = 'MIT'): string =>
  `They hold these packages.\n\nreact 19.3.1 (${licence})\n\nMIT License\n`;

/**
 * Writes a live build with the settings of valid-settings.ts. Its pages are small, but have real styles and headers.
 */
export function writeValidBuild(root: string): void {
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const file of ['firebase.json', 'firestore.rules', 'firestore.indexes.json']) cpSync(file, join(root, file));
  write('.env.production', '');
  for (const file of ['firestore.rules', 'firestore.indexes.json']) cpSync(file, join(root, 'dist', file));
  const env = parseSiteEnv(readBuildSettings(validSettings.env, { goesLive: false }));
  const page = (path: string): string => {
    const html = `<title>${validSettings.brand.name.replace('&', '&amp;')}</title><style>.of-${path.replace(/\W/g, '-')}{}</style>`;
    if (/\/docs$/.test(path)) return html + snippet(env.siteOrigin, env.appUrl, env.cookieDomain);
    if (/\/downloads$/.test(path)) return `${html}<code>${createHash('sha256').update(installer).digest('hex')}</code>`;
    return /\/login$/.test(path) ? `${html}<script type="module" src="/assets/login.js"></script>` : html;
  };
  const pages = siteRoutes.map(({ path, hostsCard, trustedTypes }) => ({
    path,
    hostsCard,
    trustedTypes,
    html: page(path),
  }));
  const standalone = standalonePageRoutes.map((place) => ({
    ...place,
    html: `${page(place.path)}<script>start()</script>`,
  }));
  const frozen = editionRoutes.map(({ path }) => ({ path, html: page(path) }));
  const notFound = page('/404');
  for (const { path, html } of [...pages, ...standalone, ...frozen, { path: '/404', html: notFound }]) {
    write(`dist/site/${getPageFile(path, roots)}`, html);
  }
  const base = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const config = hostingConfig(base, { pages, standalone, frozen, notFound, releases: [release] }, env);
  write('dist/firebase.json', JSON.stringify(config, null, 2));
  write('dist/site/robots.txt', `User-agent: *\nAllow: /\nSitemap: ${env.siteOrigin}/sitemap.xml\n`);
  write('dist/site/speculation-rules.json', '{}');
  for (const file of ['session/keeper.js', 'assets/login.js']) write(`dist/site/${file}`, script);
  const listed = { release, version: '2.0.0', integrity: computeSriHash(script) };
  write('dist/site/widget/releases.json', formatReleaseList([listed]));
  for (const folder of ['v1', release]) write(`dist/site/widget/${folder}/acct-auth-card.js`, script);
  for (const name of [
    'acct-auth-card',
    'react',
    'active',
    'firebase-auth',
    'messages-for-integrators',
    'own-messages',
    ...languageCodes.filter((language) => language !== sourceLanguage),
  ])
    write(`dist/widget/${name}.js`, script);
  for (const part of ['widget', 'site']) write(`dist/${part}/third-party-licences.txt`, formatLicenceNotices());
  for (const folder of ['dist/site', 'site/public']) write(folder + env.installerPath, installer);
}

/** Returns the two snippets of /docs as HTML. */
function snippet(origin: string, appUrl: string, cookieDomain: string): string {
  const tag = (folder: string, more = ''): string =>
    `<script type="module" src="${origin}/widget/${folder}/acct-auth-card.js"${more}></script>`;
  const card = `<acct-auth-card app-url="${appUrl}" cookie-domain="${cookieDomain}"></acct-auth-card>`;
  const text = `${tag('v1')}${tag(release, ` integrity="${computeSriHash(script)}" crossorigin`)}${card}`;
  return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</pre>`;
}

/** The size of the installer in the correct build, in megabytes. */
export const installerMegabytes = installer.length / 1e6;
