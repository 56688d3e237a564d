import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { SiteEnv } from '../base/site-env.ts';
import { AccountDocument } from './account-document.tsx';
import { MailDocument } from './mail-document.tsx';
import { SessionDocument } from './session-document.tsx';
import type { StandaloneDocumentProps, StandaloneFiles } from './standalone-files.ts';
import { type StandaloneName, type StandalonePlace, standalonePages } from './standalone-pages.ts';

const documents: Readonly<Record<StandaloneName, ComponentType<StandaloneDocumentProps>>> = {
  session: SessionDocument,
  account: AccountDocument,
  mail: MailDocument,
};

/** Renders a standalone page in a language. Throws if its script could end its own element. */
export async function renderStandalonePage(
  { name, language }: StandalonePlace,
  env: SiteEnv,
  files: StandaloneFiles['pages'],
): Promise<string> {
  const { script, styles } = files[name];
  if (/<[!/]/.test(script)) throw new Error(`The script of ${name} holds what HTML would read as its end.`);
  const Document = documents[name];
  const { prelude } = await prerender(
    <Document
      {...{ language, styles, script }}
      appUrl={env.appUrl}
      formTarget={standalonePages[name].formTarget(env)}
    />,
  );
  return new Response(prelude).text();
}
