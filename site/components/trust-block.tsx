import { pathInLanguage } from '../../account/languages.ts';
import { standalonePaths } from '../base/paths.ts';
import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { PageLink } from './links.tsx';
import { OwnerFact, useOwnerFacts } from './owner-facts.tsx';
import { useSiteContext } from './site-context.ts';

/**
 * Names the seller, the contact and the location of the data above every footer. Omits missing facts; a demo names a
 * fictitious seller.
 */
export function TrustBlock() {
  const { text, language, placeholders } = useSiteContext();
  const { trust, footer } = text.common;
  const { labels, placeholders: samples } = text.owner;
  const factNamed = useOwnerFacts();
  const lines = (names: readonly OwnerFactName[]) =>
    names
      .filter((name) => factNamed(name).value !== null)
      .map((name) => (
        <dd key={name}>
          {name === 'sellerGstin' && `${labels.sellerGstin} `}
          <OwnerFact name={name} />
        </dd>
      ));
  const company = lines(['legalName', 'postalAddress', 'sellerGstin']);
  const sampleFirm = (['legalName', 'postalAddress'] as const).map((name) => <dd key={name}>{samples[name]}</dd>);
  const parties = [
    [trust.company, company.length === 0 && placeholders ? sampleFirm : company],
    [trust.care, lines(['supportEmail', 'supportPhone', 'supportHours'])],
  ] as const;
  return (
    <section className="trust" aria-label={trust.label}>
      <dl>
        {parties.map(
          ([heading, rows]) =>
            rows.length > 0 && (
              <div key={heading}>
                <dt>{heading}</dt>
                {rows}
              </div>
            ),
        )}
        <div>
          <dt>{trust.data}</dt>
          <dd>{trust.dataText}</dd>
          {lines(['dataExport'])}
          <dd>
            <a href={pathInLanguage(standalonePaths.account, language)}>{footer.yourAccount}</a>{' '}
            <PageLink to="/privacy">{footer.privacy}</PageLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
