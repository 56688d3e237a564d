import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import type { BundledPackage } from './bundled-packages.ts';

/** In the package: what ships, for tools that watch for known weaknesses. */
export const billFile = 'sbom.cdx.json';

type Named = Pick<BundledPackage, 'name' | 'version' | 'licence'> & { readonly description?: string };

/**
 * The list of what ships in CycloneDX 1.6 JSON: the card, and every package of which something lies in its files. The same build gives the
 * same text, so it bears neither a time nor a random number.
 */
export function billOfMaterials(card: Named, packages: readonly BundledPackage[]): string {
  const root = component(card, Enums.ComponentType.Library);
  const parts = packages.map((each) => component(each, Enums.ComponentType.Library));
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const part of parts) {
    bom.components.add(part);
    root.dependencies.add(part.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function component({ name, version, licence, description }: Named, type: Enums.ComponentType): Models.Component {
  const [, scope, plain = name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name) ?? [];
  const purl = new PackageURL('npm', scope, plain, version, undefined, undefined).toString();
  return new Models.Component(type, plain, {
    ...(scope && { group: scope }),
    ...(description && { description }),
    version,
    purl,
    bomRef: purl,
    licenses: new Models.LicenseRepository([licenceOf(licence)]),
  });
}

/** Where npm's word is no identifier of SPDX (UNLICENSED), it stands as a name. */
function licenceOf(licence: string): Models.SpdxLicense | Models.NamedLicense {
  return SPDX.isSupportedSpdxId(licence) ? new Models.SpdxLicense(licence) : new Models.NamedLicense(licence);
}
