import { factsLeftOut, neededForLaunch } from '../../../../site/content/facts/owner-facts.ts';
import { placeholderIn } from '../../../build/settings/placeholder-in.ts';
import type { Context } from '../context.ts';
import { type Finding, ok, wrong } from '../finding.ts';

const file = 'site/content/facts/owner-facts.ts';

const why: Readonly<Record<string, string>> = {
  legalName: 'the pages must say who sells',
  supportEmail: 'customers would find nobody to write to',
  grievanceOfficer: 'the pages must say who answers complaints',
  gstOnPrices: 'nobody could tell what a price comes to',
};

/** What only the owner can supply: what a launch needs is there, and nothing holds a placeholder. */
export function ownerFacts({ facts }: Context): readonly Finding[] {
  const missing = neededForLaunch.filter((name) => facts[name] === null);
  const faults = [
    ...missing.map((name) =>
      wrong('fact-missing', {
        what: `${name} is missing in ${file}`,
        why: `${why[name] ?? 'a launch needs it'}, and a live build stops`,
        cure: `Write it there, in place of null`,
      }),
    ),
    ...Object.entries(facts).flatMap(([name, fact]) => {
      const found = fact === null ? null : placeholderIn(fact);
      if (found === null) return [];
      const what = `${name} in ${file} holds a placeholder, "${found}"`;
      return [wrong('fact-placeholder', { what, why: 'the pages would show it', cure: 'Write the real one' })];
    }),
  ];
  if (faults.length > 0) return faults;
  const left = factsLeftOut(facts);
  return [ok('facts', `The facts that a launch needs are there${left === null ? '' : `. ${left.replace(/\.$/, '')}`}`)];
}
