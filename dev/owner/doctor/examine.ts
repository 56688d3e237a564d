import { within } from '../../../account/clock.ts';
import { applicationSignOut } from './checks/application-sign-out.ts';
import { authorisedDomains } from './checks/authorised-domains.ts';
import { enterpriseCheck, passwordPolicy, servedKey, smsCheck } from './checks/bot-checks.ts';
import { budgets, builtPages } from './checks/built-pages.ts';
import { deployedRules } from './checks/deployed-rules.ts';
import { installer } from './checks/installer.ts';
import { key } from './checks/key.ts';
import { keyReferrers, tokenService } from './checks/key-limits.ts';
import { liveSite } from './checks/live-site.ts';
import { mailSender } from './checks/mail-domain.ts';
import { mailLinks, projectConfig } from './checks/project-config.ts';
import { database, records } from './checks/records.ts';
import { linkPreviews, settings } from './checks/settings.ts';
import { audit, licences } from './checks/shipped-packages.ts';
import { passwordMethod, phoneMethod, popupMethods } from './checks/sign-in-methods.ts';
import { mailNames, siteNames } from './checks/site-names.ts';
import { snippet } from './checks/snippet.ts';
import type { Context } from './context.ts';
import type { SectionTitle } from './faults.ts';
import { type Finding, notChecked } from './finding.ts';

export type Check = (context: Context) => readonly Finding[] | Promise<readonly Finding[]>;

/** Every check, in the order in which an owner would correct what it finds. */
export const sections: readonly (readonly [title: SectionTitle, checks: readonly Check[]])[] = [
  ['Settings, name and facts', [settings, linkPreviews]],
  ['The build in dist', [builtPages, snippet, installer, budgets]],
  ['What ships', [licences, audit]],
  [
    'The Firebase project',
    [
      key,
      authorisedDomains,
      keyReferrers,
      tokenService,
      passwordMethod,
      popupMethods,
      phoneMethod,
      enterpriseCheck,
      smsCheck,
      servedKey,
      passwordPolicy,
      projectConfig,
      mailLinks,
    ],
  ],
  ['The database', [database, records, deployedRules]],
  ['Mail and DNS', [siteNames, mailNames, mailSender]],
  ['The live site', [liveSite, applicationSignOut]],
];

/** The findings under one heading. */
export type Section = { readonly title: string; readonly findings: readonly Finding[] };

/** Runs all checks in parallel. A check that throws or takes too long is "not checked". Never rejects. */
export function examine(
  context: Context,
  limit = 90_000,
  parts: readonly (readonly [title: string, checks: readonly Check[]])[] = sections,
): Promise<readonly Section[]> {
  return Promise.all(
    parts.map(async ([title, checks]) => {
      const findings = await Promise.all(checks.map((check) => outcome(check, context, limit)));
      return { title, findings: unique(findings.flat()) };
    }),
  );
}

async function outcome(check: Check, context: Context, limit: number): Promise<readonly Finding[]> {
  const open = (because: string): readonly Finding[] => [
    {
      ...notChecked(`${check.name}-broke`, {
        what: `The check "${check.name}" ${because}`,
        why: 'the part that it checks may be wrong',
        cure: 'Run this again; if it still fails, the line above says where to look',
      }),
      check: check.name,
    },
  ];
  const late = new Error(`did not end within ${limit / 1000} s`);
  try {
    const findings = await within(limit, Promise.resolve(context).then(check), late);
    return findings.map((finding) => ({ ...finding, check: check.name }));
  } catch (error) {
    return open(error === late ? late.message : `broke: ${(error as Error).message.split('\n')[0]}`);
  }
}

/**
 * Removes duplicates: two checks may find the same fault, one with the public key, one with the owner's credentials.
 */
const unique = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    ({ id, what }, place) => place === findings.findIndex((each) => each.id === id && each.what === what),
  );
