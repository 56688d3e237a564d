import {
  dpdpDutiesFrom,
  factsLeftOut,
  neededByNotice,
  neededForLaunch,
} from '../../../../site/content/facts/owner-facts.ts';
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

/** Within how many days a grievance must be answered at the latest (DPDP Rules 2025, Rule 14(3)). */
const longestGrievance = 90;

/**
 * What only the owner can supply: what a launch and, once it is due, the law's notice needs is there, and nothing holds
 * a placeholder.
 */
export function ownerFacts({ facts, closedAccountsKeptFor, today }: Context): readonly Finding[] {
  const missing = neededForLaunch.filter((name) => facts[name] === null);
  const faults = [
    ...missing.map((name) =>
      wrong('fact-missing', {
        what: `${name} is missing in ${file}`,
        why: `${why[name] ?? 'a launch needs it'}, and a live build stops`,
        cure: `Write it there, in place of null`,
      }),
    ),
    ...(today < dpdpDutiesFrom ? [] : neededByNotice.filter((name) => facts[name] === null)).map((name) =>
      wrong('fact-of-notice', {
        what: `${name} is missing in ${file}`,
        why: 'since 13 May 2027 the privacy notice must say it (DPDP Act and Rules)',
        cure: 'Write it there, in place of null, as your lawyer words it',
      }),
    ),
    ...daysIn(facts.grievanceTime).map((days) =>
      wrong('grievance-time', {
        what: `grievanceTime in ${file} says ${days} days`,
        why: `the law allows ${longestGrievance} at most (DPDP Rules, Rule 14)`,
        cure: `Promise ${longestGrievance} days or fewer, and keep it`,
      }),
    ),
    ...(Number.isSafeInteger(closedAccountsKeptFor) && closedAccountsKeptFor >= 0
      ? []
      : [
          wrong('closed-accounts-kept', {
            what: `closedAccountsKeptFor in ${file} is ${closedAccountsKeptFor}`,
            why: 'nobody could tell when a closed account is to be erased',
            cure: 'Write a whole number of days, 0 or more',
          }),
        ]),
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

/** The numbers of days that are too many; a time in other words is the owner's to judge. */
const daysIn = (text: string | null): readonly number[] =>
  [...(text ?? '').matchAll(/(\d+)\s*(?:days?|दिन)/gi)]
    .map(([, days]) => Number(days))
    .filter((d) => d > longestGrievance);
