import type { Address } from '../addresses.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogue.ts';
import { type Language, languageFacts, languages, localPath } from '../language.ts';

type PageHeadProps = { readonly language: Language; readonly address: Address | null; readonly siteOrigin: string };

/** What search engines and link previews read. The page for unknown addresses (`address` null) asks not to be indexed. */
export function PageHead({ language, address, siteOrigin }: PageHeadProps) {
  if (address === null) {
    return (
      <>
        <title>{`${languages.map((each) => catalogues[each].notFound.heading).join(' · ')} | ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </>
    );
  }
  const { title, description } = catalogues[language].meta[address];
  const absolute = (each: Language) => `${siteOrigin}${localPath(address, each)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={languageFacts[each].region} href={absolute(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute('en')} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
