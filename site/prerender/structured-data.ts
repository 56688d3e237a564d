import { type Language, languageCodes } from '../../widget/languages/languages.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import { plans, trial } from '../content/facts/plans.ts';
import { priceWithGst } from '../content/facts/price-with-gst.ts';
import { localPath } from '../local-path.ts';
import type { Path } from '../paths.ts';

type StructuredDataOptions = {
  readonly path: Path;
  readonly language: Language;
  readonly siteOrigin: string;
  readonly legalName: string | null;
};

const withOffers: readonly Path[] = ['/', '/plans', '/pricing'];

/** What search engines read of a page, in schema.org's words. Ratings are left out: there are none. */
export function structuredData({ path, language, siteOrigin, legalName }: StructuredDataOptions): object {
  const absolute = (page: Path) => `${siteOrigin}${localPath(page, language)}`;
  const organization = {
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: legalName ?? brand.name,
    url: siteOrigin,
    logo: `${siteOrigin}/favicon.svg`,
  };
  const graph: object[] = [organization];
  if (withOffers.includes(path)) graph.push(software(language, siteOrigin, absolute('/pricing')));
  if (path !== '/') graph.push(breadcrumbs(path, language, absolute));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Only the plan on sale is an offer; what is coming soon must not look purchasable. */
function software(language: Language, siteOrigin: string, offerUrl: string): object {
  const { meta } = catalogues[language];
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteOrigin}/#application`,
    name: brand.name,
    description: meta['/'].description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Windows 10+, Android 7.0+, iOS 12+, Web',
    inLanguage: languageCodes,
    publisher: { '@id': `${siteOrigin}/#organization` },
    offers: [
      offer(catalogues[language].trial.benefits.months, 0, trial.months, 'MON', offerUrl),
      ...plans.flatMap(({ id, availability, yearlyPrice }) =>
        availability === 'current' && yearlyPrice !== null
          ? [offer(catalogues[language].plans.items[id].name, priceWithGst(yearlyPrice).total, 1, 'ANN', offerUrl)]
          : [],
      ),
    ],
  };
}

function offer(name: string, price: number, duration: number, unitCode: 'MON' | 'ANN', url: string): object {
  return {
    '@type': 'Offer',
    name,
    url,
    price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    eligibleDuration: { '@type': 'QuantitativeValue', value: duration, unitCode },
  };
}

function breadcrumbs(path: Path, language: Language, absolute: (page: Path) => string): object {
  const { meta } = catalogues[language];
  const trail = [
    { name: brand.name, item: absolute('/') },
    { name: meta[path].heading, item: absolute(path) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}
