import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another name and domain: with what HTML, JSON and patterns read as their own, and longer than the first. */
export const otherBrand = { name: 'Khata & Co.', domain: 'khata-and-co.test' } as const;

/** The facts without which there is no live build. */
export const firstFacts = {
  legalName: 'Khata & Daughters Private Limited',
  supportEmail: `care@${otherBrand.domain}`,
  grievanceOfficer: 'The grievance officer of the sample',
  gstOnPrices: 'included',
} as const;

/** Every fact but those of `firstFacts` reads so; GST comes on top of prices, as the browser tests of the pages expect. */
const wordOn = (name: string): string => (name === 'gstOnPrices' ? 'added' : `The owner’s word on ${name}`);

/**
 * Does in `folder`, a copy of the sources, what the owner does before launch: renames the product, and supplies facts; those
 * not named are open there, whatever they are in the sources; `'all'` makes up every one. Throws where a file has another form.
 */
export function takeOwnerSteps(folder: string, facts: 'all' | Readonly<Record<string, string>>): void {
  edit(join(folder, 'site/brand.ts'), (source) =>
    Object.entries(otherBrand).reduce(
      (text, [key, value]) => replaced(text, new RegExp(`^  ${key}: .*,$`, 'm'), () => `  ${key}: '${value}',`),
      source,
    ),
  );
  const factNamed = (name: string): string | undefined => {
    if (facts !== 'all') return facts[name];
    const { gstOnPrices: _, ...texts } = firstFacts;
    return (texts as Record<string, string>)[name] ?? wordOn(name);
  };
  edit(join(folder, 'site/content/facts/owner-facts.ts'), (source) =>
    replaced(source, /(?<=^export const ownerFacts = \{\n)[\s\S]*?(?=^\} as const)/m, (block) =>
      Array.from(block.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => {
        const value = factNamed(name);
        return `  ${name}: ${value === undefined ? 'null' : `'${value}'`},\n`;
      }).join(''),
    ),
  );
}

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function replaced(text: string, pattern: RegExp, by: (found: string) => string): string {
  if (!pattern.test(text)) throw new Error(`Nothing like ${pattern} to change.`);
  return text.replace(pattern, by);
}
