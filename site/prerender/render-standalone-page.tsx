import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { SiteContext } from '../components/site-context.ts';
import { catalogues } from '../content/catalogues.ts';
import type { Stylesheet } from '../styles/stylesheets.ts';
import { AccountDocument } from './account-document.tsx';
import type { StandalonePageFiles, StandalonePageProps } from './bundle-standalone-pages.ts';
import { MailLinkDocument } from './mail-link-document.tsx';
import { type BuildOptions, createBuildContext } from './render-page.tsx';
import { SessionDocument } from './session-document.tsx';
import {
  type StandalonePageName,
  type StandalonePageRoute,
  standalonePages,
  stylesheetPath,
} from './standalone-pages.ts';

const documents: Readonly<Record<StandalonePageName, ComponentType<StandalonePageProps>>> = {
  session: SessionDocument,
  account: AccountDocument,
  mail: MailLinkDocument,
};

/**
 * Renders a standalone page in a language. Throws if a stylesheet is missing, or if the script contains text that HTML
 * would read as the end of the script.
 */
export async function renderStandalonePage(
  { name, path, language }: StandalonePageRoute,
  options: BuildOptions,
  files: StandalonePageFiles['pages'],
): Promise<string> {
  const { script, styles } = files[name];
  if (/<[!/]/.test(script)) throw new Error(`The script of ${name} contains text that HTML would read as its end.`);
  const Document = documents[name];
  const { env } = options;
  const used = new Set<Stylesheet>();
  const { prelude } = await prerender(
    <SiteContext value={{ ...createBuildContext(options, used), language, text: catalogues[language] }}>
      <StaticRouter location={path}>
        <Document
          {...{ language, styles, script }}
          appUrl={env.appUrl}
          formTarget={standalonePages[name].formTarget(env)}
        />
      </StaticRouter>
    </SiteContext>,
  );
  const html = await new Response(prelude).text();
  const inside: readonly string[] = standalonePages[name].styles;
  const missing = [...used].filter((sheet) => !inside.includes(stylesheetPath(sheet)));
  if (missing.length > 0) throw new Error(`${path} lacks stylesheets (standalone-pages.ts): ${missing.join(', ')}`);
  return html;
}
