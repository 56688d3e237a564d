import { type Language, languageCodes, pathInLanguage } from '../../account/languages.ts';
import { isToolPath, type SitePath, type ToolPath } from '../base/paths.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import { calculatePriceParts } from '../content/facts/calculate-price-parts.ts';
import { freeTrialTerms, subscriptionGst, subscriptionPlans } from '../content/facts/subscription-plans.ts';

type StructuredDataOptions = {
  readonly path: SitePath;
  readonly language: Language;
  readonly siteOrigin: string;
  readonly legalName: string | null;
};

/** The pages that describe the trial, and the pages that name the price of the plan Basic. */
const withTrial: readonly SitePath[] = ['/', '/plans', '/pricing'];
const withPrice: readonly SitePath[] = ['/plans', '/pricing'];

/** Returns a page's data for search engines in schema.org's words. Omits ratings, since the product has none. */
function structuredData({ path, language, siteOrigin, legalName }: StructuredDataOptions): object {
  const absolute = (page: SitePath) => `${siteOrigin}${pathInLanguage(page, language)}`;
  const organization = {
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: legalName ?? brand.name,
    url: siteOrigin,
    logo: `${siteOrigin}/favicon.svg`,
  };
  const graph: object[] = [organization];
  if (withTrial.includes(path)) graph.push(software(path, language, siteOrigin, absolute('/pricing')));
  if (isToolPath(path)) graph.push(tool(path, language, siteOrigin, absolute(path)));
  if (path !== '/') graph.push(breadcrumbs(path, language, absolute));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Describes only what the page displays, and only the plan on sale: a future plan must not look available. */
function software(path: SitePath, language: Language, siteOrigin: string, offerUrl: string): object {
  const { meta } = catalogues[language];
  const onSale = subscriptionPlans.filter(({ availability }) => withPrice.includes(path) && availability === 'current');
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteOrigin}/#application`,
    name: brand.name,
    description: meta['/'].description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Windows, macOS, Linux, Android, iOS',
    inLanguage: languageCodes,
    publisher: { '@id': `${siteOrigin}/#organization` },
    offers: [
      offer(catalogues[language].trial.benefits.months, 0, freeTrialTerms.months, 'MON', offerUrl),
      ...onSale.flatMap(({ id, yearlyPrice }) =>
        yearlyPrice === null
          ? []
          : [
              {
                ...offer(
                  catalogues[language].plans.items[id].name,
                  calculatePriceParts(yearlyPrice).total,
                  1,
                  'ANN',
                  offerUrl,
                ),
                priceSpecification: {
                  '@type': 'UnitPriceSpecification',
                  price: calculatePriceParts(yearlyPrice).total,
                  priceCurrency: 'INR',
                  ...(subscriptionGst.terms !== 'none' && { valueAddedTaxIncluded: true }),
                },
              },
            ],
      ),
    ],
  };
}

/** The category of each tool. schema.org's examples and Google use these words. */
const categories: Readonly<Record<ToolPath, string>> = {
  '/gst-bill-maker': 'BusinessApplication',
  '/who-owes-me': 'FinanceApplication',
};

/** Describes a free tool that runs in the page. */
function tool(path: ToolPath, language: Language, siteOrigin: string, url: string): object {
  const { meta, tools } = catalogues[language];
  const { heading: name, description } = meta[path];
  return {
    '@type': 'WebApplication',
    '@id': `${url}#tool`,
    name,
    description,
    url,
    applicationCategory: categories[path],
    operatingSystem: 'Any',
    browserRequirements: tools.needs,
    isAccessibleForFree: true,
    inLanguage: language,
    publisher: { '@id': `${siteOrigin}/#organization` },
    offers: [
      { '@type': 'Offer', name, url, price: 0, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
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

function breadcrumbs(path: SitePath, language: Language, absolute: (page: SitePath) => string): object {
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

type StructuredDataScriptProps = {
  readonly language: Language;
  readonly path: SitePath;
  readonly siteOrigin: string;
  readonly legalName: string | null;
};

/** A page's JSON-LD, at the end of the body, so that the browser reads it after the first paint. */
export function StructuredDataScript(place: StructuredDataScriptProps) {
  const json = JSON.stringify(structuredData(place)).replace(/</g, '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON; `<` is escaped, so it cannot end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
