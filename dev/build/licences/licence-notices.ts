import spdx from 'spdx-license-list/full.js';
import type { BundledPackage } from './bundled-packages.ts';

/** Beside the scripts of a release and in the package: what the licences of bundled packages ask to pass on. */
export const noticesFile = 'third-party-licences.txt';

const rule = `\n\n${'-'.repeat(80)}\n\n`;

/** Every bundled package with its licence's text, those of one text together. `holder`: "The card holds". */
export function licenceNotices(packages: readonly BundledPackage[], holder: string): string {
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

/** In the package: what ships, for tools that watch for known weaknesses. */
export const billFile = 'sbom.cdx.json';

type Named = Pick<BundledPackage, 'name' | 'version' | 'licence'> & { readonly description?: string };

/** What ships, as CycloneDX 1.6 JSON (https://cyclonedx.org/docs/1.6/json), without time or chance: builds compare. */
export function billOfMaterials(card: Named, packages: readonly BundledPackage[]): string {
  const root = component(card);
  const components = packages.map(component);
  const parts = components.map((part) => part['bom-ref']);
  const dependencies = [{ ref: root['bom-ref'], dependsOn: parts }, ...parts.map((ref) => ({ ref }))];
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component: root } };
  return `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`;
}

function component({ name, version, licence, description }: Named) {
  // A package URL (https://github.com/package-url/purl-spec) of npm's names, of which only @ has to be encoded.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, group, plain = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  // Where npm's word is no identifier of SPDX (UNLICENSED), it stands as a name.
  const license = licence in spdx ? { id: licence } : { name: licence };
  const described = { ...(group && { group }), version, ...(description && { description }) };
  return { type: 'library', name: plain, ...described, 'bom-ref': purl, purl, licenses: [{ license }] };
}
