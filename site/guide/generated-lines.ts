import { type PolicyPlace, wholePolicy } from '../../widget/release/card-policy.ts';
import { movingSnippet, pinnedSnippet, pinnedTags, type SnippetKind } from '../../widget/release/card-snippets.ts';
import type { Release } from '../../widget/release/release.ts';

/** How the knobs stand. */
export type Choice = {
  readonly kind: SnippetKind;
  /** Those that are set, in the order of the knobs. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The partner's own folder with the files of the release; empty: ours. */
  readonly folder: string;
};

/** What the generator knows of the build that it writes for. */
export type GeneratorPlace = PolicyPlace & { readonly fallback: string };

/** The snippet of a choice. `inline`: the script in it that a policy must allow by its hash, if there is one. */
export function generatedSnippet(
  { kind, attributes, folder }: Choice,
  { files: origin, fallback }: GeneratorPlace,
  release: Release,
): { readonly html: string; readonly inline?: string } {
  const own = folder.replace(/\/$/, '');
  const place = { origin, attributes, fallback, ...(own && { folder: own }) };
  return kind === 'moving'
    ? { html: movingSnippet(place) }
    : { html: pinnedSnippet(release, place), inline: pinnedTags(release, place).mapText };
}

/**
 * The whole policy under which a page with the snippet of a choice may stand. `inlineHash`: SHA-256 of the script in
 * it, base64.
 */
export function generatedPolicy({ attributes, folder }: Choice, place: GeneratorPlace, inlineHash?: string): string {
  const { authPage, services } = servicesIn(attributes);
  const sources: PolicyPlace = {
    files: originOf(folder) ?? place.files,
    authPage: authPage ?? place.authPage,
    services: [...(place.services ?? []), ...services],
  };
  return wholePolicy(sources, inlineHash);
}

/** Other services that attributes name: they must be in the policy. What the card would refuse is in none. */
function servicesIn(attributes: Choice['attributes']) {
  const services = ['auth-emulator', 'firestore-emulator'].flatMap((name) => originOf(attributes[name] ?? '') ?? []);
  const emulatedPage = originOf(attributes['auth-emulator'] ?? '');
  return { authPage: emulatedPage ?? authPageIn(attributes['firebase-config'] ?? ''), services };
}

function authPageIn(config: string): string | undefined {
  try {
    const { authDomain } = JSON.parse(config) as { readonly authDomain?: unknown };
    return typeof authDomain === 'string' ? originOf(`https://${authDomain}`) : undefined;
  } catch {
    return undefined; // typed halfway: the preview says that the card refuses it
  }
}

/** undefined for what is no whole address. */
function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}
