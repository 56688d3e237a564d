import type { ReactNode } from 'react';
import type { Language } from '../language.ts';
import type { PageAssets } from './page-assets.ts';

type DocumentProps = {
  readonly language: Language;
  readonly head: ReactNode;
  readonly stylesheet: PageAssets['stylesheet'];
  readonly script: string | null;
  readonly children: ReactNode;
};

/** The HTML file around a page. Rendered on the server only, so that the routes themselves stay free of `<html>`. */
export function Document({ language, head, stylesheet, script, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {'inline' in stylesheet ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheet; React would escape its quotes
          <style dangerouslySetInnerHTML={{ __html: stylesheet.inline }} />
        ) : (
          <link rel="stylesheet" href={stylesheet.href} />
        )}
        {head}
        {/* On a slow network the header would be painted in halves, and its second line would move. */}
        <link rel="expect" href="#content" blocking="render" />
      </head>
      <body>
        {children}
        {script !== null && <script type="module" src={script} />}
      </body>
    </html>
  );
}
