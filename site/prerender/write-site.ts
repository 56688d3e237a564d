import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { getPageFile } from '../base/paths.ts';
import type { SiteEnv } from '../base/site-env.ts';
import type { WindowsInstaller } from '../components/site-context.ts';
import { ownerFacts } from '../content/facts/owner-facts.ts';
import { addPrerenderedCard } from './add-prerendered-card.ts';
import type { StandalonePageFiles } from './bundle-standalone-pages.ts';
import { createGuideTexts } from './create-guide-texts.ts';
import { findInstaller } from './find-installer.ts';
import { hostingConfig, type RenderedPage } from './hosting-config.ts';
import { findIslandScripts } from './island-scripts.ts';
import { llmsTxt, robotsTxt, securityTxt, sitemapXml, webManifest } from './public-texts.ts';
import { readReleases } from './read-releases.ts';
import { permanentFilesFolder, renderMissingEditions } from './render-missing-editions.ts';
import { standalonePageRoutes } from './standalone-pages.ts';

export type SiteFolders = { readonly output: string; readonly site: string; readonly renderer: string };

/**
 * Writes pages, files for search engines and the hosting configuration with the built renderer. `standaloneFiles` has
 * the scripts and styles of the standalone pages.
 */
export async function writeSite(
  env: SiteEnv,
  folders: SiteFolders,
  placeholders: boolean,
  standaloneFiles: StandalonePageFiles,
): Promise<WindowsInstaller | null> {
  const { siteRenderer }: typeof import('./entry-server.ts') = await import(
    pathToFileURL(resolve(folders.renderer, 'entry-server.js')).href
  );
  const installer = await findInstaller(env, folders.site);
  const { current: release, names: releases } = await readReleases(folders.output);
  const assets = {
    stylesheets: { inline: siteRenderer.stylesheetTexts },
    islandScript: await findIslandScripts(folders.site),
  };
  const roots = languageCodes.map((language) => pathInLanguage('/', language));
  const pages: RenderedPage[] = [];
  const common = { env, installer, placeholders, release, guide: createGuideTexts(env, release), assets };
  const frozen = await renderMissingEditions(
    join(folders.output, permanentFilesFolder),
    siteRenderer.editionRoutes.map(({ path }) => path),
    (path) => siteRenderer.renderPage(path, common),
  );
  await cp(join(folders.output, permanentFilesFolder), folders.site, { recursive: true });
  const options = { ...common, frozen: frozen.map(({ path }) => path) };
  const render = (path: string): Promise<string> => siteRenderer.renderPage(path, options);
  for (const { path, hostsCard, trustedTypes, language } of siteRenderer.siteRoutes) {
    const page = await render(path);
    const html = hostsCard ? await addPrerenderedCard(page, language, release, join(folders.output, 'widget')) : page;
    await writeFileIn(folders.site, getPageFile(path, roots), html);
    pages.push({ path, html, hostsCard, trustedTypes });
  }
  const standalone = await Promise.all(
    standalonePageRoutes.map(async (route) => ({
      ...route,
      html: await siteRenderer.renderStandalonePage(route, options, standaloneFiles.pages),
    })),
  );
  for (const { path, html } of standalone) await writeFileIn(folders.site, getPageFile(path, roots), html);
  for (const [path, code] of Object.entries(standaloneFiles.modules)) await writeFileIn(folders.site, path, code);
  const notFound = await render('/404');
  await writeFileIn(folders.site, '404.html', notFound);
  await writeFileIn(folders.site, 'sitemap.xml', sitemapXml(env.siteOrigin));
  await writeFileIn(folders.site, 'robots.txt', robotsTxt(env));
  await writeFileIn(folders.site, 'manifest.webmanifest', webManifest());
  await writeFileIn(folders.site, 'llms.txt', llmsTxt(env.siteOrigin, options.guide));
  const security = securityTxt(env.siteOrigin, ownerFacts);
  if (security !== null) await writeFileIn(folders.site, 'security.txt', security);
  const base = JSON.parse(await readFile('firebase.json', 'utf8'));
  await writeFileIn(
    folders.output,
    'firebase.json',
    `${JSON.stringify(hostingConfig(base, { pages, standalone, frozen, notFound, releases }, env), null, 2)}\n`,
  );
  // A deployment from the output folder must contain the same access rules and indexes as one from the project.
  for (const file of Object.values<string>(base.firestore)) await copyFile(file, join(folders.output, file));
  return installer;
}

async function writeFileIn(folder: string, name: string, content: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
