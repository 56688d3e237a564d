import { consentName } from '../../account/consent.ts';
import { type Language, languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { type NoticeLanguage, noticeLanguageCodes, noticePath } from '../../account/notice-languages.ts';
import { readDesignTokens } from '../../widget/docs/token-docs.ts';
import { formatLongDate, getRegionalLocale } from '../base/format.ts';
import type { SitePath } from '../base/paths.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import { type LegalPath, shownEditions } from '../content/facts/editions.ts';
import { getSiteTexts } from '../content/notices/notices.ts';
import { describeLinkPreview, type LinkPreview } from './link-preview-card.tsx';
import type { IslandScript } from './page-assets.tsx';

type PageHeadProps = {
  readonly language: Language;
  readonly notice: NoticeLanguage | undefined;
  readonly path: SitePath | null;
  readonly siteOrigin: string;
  /** The script of the page for unknown paths. */
  readonly ownLanguageFirst: IslandScript;
};

/** The head for search engines and link previews. The page for unknown paths (`path` null) asks not to be indexed. */
export function PageHead({ language, notice, path, siteOrigin, ownLanguageFirst }: PageHeadProps) {
  const shared = (
    <>
      <meta name="theme-color" content={readDesignTokens().light['--acct-accent-strong']} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
  if (path === null) {
    return (
      <>
        <title>{`${languageCodes.map((each) => catalogues[each].notFound.heading).join(' · ')} | ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
        {/* Runs before the first paint, so that nothing visible moves. */}
        <script type="module" src={ownLanguageFirst.src} integrity={ownLanguageFirst.integrity} blocking="render" />
        {shared}
      </>
    );
  }
  const { title, description } = getSiteTexts(notice ?? language).meta[path];
  const absolute = (each: Language) => `${siteOrigin}${pathInLanguage(path, each)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={notice ? siteOrigin + noticePath(notice) : absolute(language)} />
      {languageCodes.map((each) => (
        <link key={each} rel="alternate" hrefLang={getRegionalLocale(each)} href={absolute(each)} />
      ))}
      {path === '/privacy' &&
        noticeLanguageCodes.map((each) => (
          <link key={each} rel="alternate" hrefLang={`${each}-IN`} href={siteOrigin + noticePath(each)} />
        ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(sourceLanguage)} />
      {shared}
      {notice === undefined && (
        <OpenGraph
          language={language}
          title={title}
          description={description}
          url={absolute(language)}
          image={describeLinkPreview(path, language, catalogues[language])}
          siteOrigin={siteOrigin}
        />
      )}
    </>
  );
}

type EditionHeadProps = Pick<PageHeadProps, 'language' | 'notice'> & { readonly path: LegalPath };

/** The head of a published legal text. The page loads no other file, and search engines must not list it. */
export function LegalEditionHead({ language, notice, path }: EditionHeadProps) {
  const { meta, editions } = getSiteTexts(notice ?? language);
  const edition = editions.link.replace('{date}', formatLongDate(consentName(shownEditions[0]), notice ?? language));
  return (
    <>
      <title>{`${meta[path].heading}: ${edition} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

type OpenGraphProps = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: LinkPreview;
  readonly siteOrigin: string;
};

function OpenGraph({ language, title, description, url, image, siteOrigin }: OpenGraphProps) {
  const others = languageCodes.filter((each) => each !== language);
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', openGraphLocale(language)],
    ...others.map((each) => ['og:locale:alternate', openGraphLocale(each)] as const),
    ['og:image', `${siteOrigin}/${image.file}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', `${image.headline} ${image.price}`],
  ] as const;
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const openGraphLocale = (language: Language) => getRegionalLocale(language).replace('-', '_');
