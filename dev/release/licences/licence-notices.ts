import spdx from 'spdx-license-list/full.js';
import type { BundledPackage } from './bundled-packages.ts';

/** The file with the licences of the bundled packages, both in a release's folder and in the npm package. */
export const licenceNoticesFile = 'third-party-licences.txt';

const rule = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Returns a text with every bundled package and its licence. A licence text that several packages have appears once.
 * `holder` is the beginning of the first sentence, such as "The card holds".
 */
export function createLicenceNotices(packages: readonly BundledPackage[], holder: string): string {
  const byText = new Map<string, BundledPackage[]>();
  for (const each of packages) byText.set(each.text, [...(byText.get(each.text) ?? []), each]);
  const sections = Array.from(byText, ([text, those]) => {
    const heads = those.map(({ name, version, licence, holders }) =>
      [`${name} ${version} (${licence})`, ...holders.map((holder) => `  ${holder}`)].join('\n'),
    );
    return `${heads.join('\n')}\n\n${text.trim()}`;
  });
  return `${[`${holder} these packages, or parts of them.`, ...sections].join(rule)}\n`;
}

/** The npm package's bill of materials, for vulnerability scanners. */
export const billOfMaterialsFile = 'sbom.cdx.json';

type Named = Pick<BundledPackage, 'name' | 'version' | 'licence'> & { readonly description?: string };

/** Returns the packages as CycloneDX 1.6 JSON (https://cyclonedx.org/docs/1.6/json), without times or random ids. */
export function createBillOfMaterials(card: Named, packages: readonly BundledPackage[]): string {
  const root = component(card);
  const components = packages.map(component);
  const parts = components.map((part) => part['bom-ref']);
  const dependencies = [{ ref: root['bom-ref'], dependsOn: parts }, ...parts.map((ref) => ({ ref }))];
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component: root } };
  return `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`;
}

function component({ name, version, licence, description }: Named) {
  // Returns a package URL (https://github.com/package-url/purl-spec). In a name on npm, only the @ has to be encoded.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, group, plain = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  // CycloneDX has a separate field, `name`, for a licence without an SPDX identifier, such as npm's UNLICENSED.
  const license = licence in spdx ? { id: licence } : { name: licence };
  const described = { ...(group && { group }), version, ...(description && { description }) };
  return { type: 'library', name: plain, ...described, 'bom-ref': purl, purl, licenses: [{ license }] };
}
