import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogue.ts';
import { type Language, languageFacts, languages, localPath, otherLanguage } from '../language.ts';
import type { Path } from '../paths.ts';

type PageHeadProps = { readonly language: Language; readonly path: Path | null; readonly siteOrigin: string };

/** What search engines and link previews read. The page for unknown paths (`path` null) asks not to be indexed. */
export function PageHead({ language, path, siteOrigin }: PageHeadProps) {
  const shared = (
    <>
      <meta name="theme-color" content="#7d140f" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
  if (path === null) {
    return (
      <>
        <title>{`${languages.map((each) => catalogues[each].notFound.heading).join(' · ')} | ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
        {shared}
      </>
    );
  }
  const { title, description } = catalogues[language].meta[path];
  const absolute = (each: Language) => `${siteOrigin}${localPath(path, each)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={languageFacts[each].region} href={absolute(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute('en')} />
      {shared}
      <OpenGraph
        language={language}
        title={title}
        description={description}
        url={absolute(language)}
        image={`${siteOrigin}/preview-${language}.png`}
      />
    </>
  );
}

type OpenGraphProps = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
};

function OpenGraph({ language, title, description, url, image }: OpenGraphProps) {
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': languageFacts[language].openGraph,
    'og:locale:alternate': languageFacts[otherLanguage(language)].openGraph,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': catalogues[language].meta['/'].heading,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
