import type { ReactNode } from 'react';
import type { ConsentLanguage } from '../../account/languages.ts';
import { getLanguageAttributes } from '../components/site-context.ts';

type DocumentProps = {
  readonly language: ConsentLanguage;
  readonly styles: ReactNode;
  readonly head: ReactNode;
  /** The HTML of the body. It is rendered before the head, because the head contains the styles that the body uses. */
  readonly body: string;
};

/** The HTML document around a page. Only the server renders it, so that the routes contain no `<html>`. */
export function HtmlDocument({ language, styles, head, body }: DocumentProps) {
  return (
    <html {...getLanguageAttributes(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {styles}
        {head}
        {/* Delays the first paint until the header is complete, because the header's second line would move on a slow
            network. */}
        <link rel="expect" href="#content" blocking="render" />
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
