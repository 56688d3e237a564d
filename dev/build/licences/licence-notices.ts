import type { BundledPackage } from './bundled-packages.ts';

/** Beside the scripts of a release and in the package: what the licences of bundled packages ask to pass on. */
export const noticesFile = 'third-party-licences.txt';

const rule = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Every bundled package with its licence's text; packages of one text stand above it together. `holder`: "The card
 * holds".
 */
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
