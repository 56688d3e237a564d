import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another name and domain: with what HTML, JSON and patterns read as their own, and longer than the first. */
export const otherBrand = { name: 'Khata & Co.', domain: 'khata-and-co.example' } as const;

/** The facts without which a live build calls itself not ready. */
export const firstFacts = {
  legalName: 'Khata & Daughters Private Limited',
  supportEmail: `care@${otherBrand.domain}`,
  grievanceOfficer: 'The grievance officer of the sample',
} as const;

/**
 * Does in `folder`, a copy of the sources, what the owner does before launch: renames the product and fills in facts that
 * are still open; `'all'` makes up a value for each. Throws where a file is not written as it was.
 */
export function takeOwnerSteps(folder: string, facts: 'all' | Readonly<Record<string, string>>): void {
  edit(join(folder, 'site/brand.ts'), (source) =>
    Object.entries(otherBrand).reduce(
      (text, [key, value]) => replaced(text, new RegExp(`^  ${key}: .*,$`, 'm'), `  ${key}: '${value}',`),
      source,
    ),
  );
  edit(join(folder, 'site/content/facts/owner-facts.ts'), (source) =>
    source.replace(/^ {2}(\w+): null,$/gm, (line, name: string) => {
      const value =
        facts === 'all' ? ((firstFacts as Record<string, string>)[name] ?? `The owner’s word on ${name}`) : facts[name];
      return value === undefined ? line : `  ${name}: '${value}',`;
    }),
  );
}

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function replaced(text: string, pattern: RegExp, line: string): string {
  if (!pattern.test(text)) throw new Error(`Nothing like ${pattern} to rename.`);
  return text.replace(pattern, () => line);
}
