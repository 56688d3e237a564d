import type { ReactNode } from 'react';
import { languages } from '../../account/languages.ts';
import type { StandalonePageProps } from './bundle-standalone-pages.ts';

type StandalonePageLayoutProps = Omit<StandalonePageProps, 'appUrl' | 'formTarget'> & {
  readonly title: string;
  /** More elements of the document's head. */
  readonly head?: ReactNode;
  /** The name of the language's writing system, on which the line heights in the site's stylesheets depend. */
  readonly writing?: string | undefined;
  readonly children: ReactNode;
};

/** The document around a standalone page's screens, with inline styles and script. */
export function StandalonePageLayout({
  language,
  writing,
  title,
  head,
  styles,
  script,
  children,
}: StandalonePageLayoutProps) {
  // Omits the direction from left to right, which is the default, because these pages must stay small.
  const direction = languages[language].direction === 'ltr' ? undefined : 'rtl';
  return (
    <html lang={language} dir={direction} data-script={writing}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        {/* Saves a request for an icon that is never visible. */}
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheets */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {head}
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script, which the content policy knows by its hash */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

type ScreenProps<Id extends string> = {
  readonly id: Id;
  readonly heading: ReactNode;
  readonly text?: ReactNode;
  /** True if the screen asks a question. The buttons of such a screen are disabled for a moment after it appears. */
  readonly isQuestion?: boolean;
  readonly children?: ReactNode;
};

/** Renders a screen of a standalone page, hidden until its script shows it. */
export function StandalonePageScreen<Id extends string>({ id, heading, text, isQuestion, children }: ScreenProps<Id>) {
  return (
    <section id={id} className={isQuestion ? 'question' : undefined} hidden>
      <h1 tabIndex={-1}>{heading}</h1>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
