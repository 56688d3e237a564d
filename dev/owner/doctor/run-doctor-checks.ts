import { rejectIfLate } from '../../../account/clock.ts';
import { checkApplicationSignOut } from './checks/application-sign-out.ts';
import { checkAuthorisedDomains } from './checks/authorised-domains.ts';
import {
  checkPasswordPolicy,
  checkReCaptchaEnterprise,
  checkReCaptchaKeys,
  checkSmsPuzzle,
} from './checks/bot-checks.ts';
import { checkBudgets, checkBuiltPages } from './checks/built-pages.ts';
import { checkDeployedRules } from './checks/deployed-rules.ts';
import { checkMailDnsRecords, checkSiteDnsRecords } from './checks/dns-records.ts';
import { checkInstaller } from './checks/installer.ts';
import { checkApiKey } from './checks/key.ts';
import { checkKeyReferrers, checkTokenService } from './checks/key-limits.ts';
import { checkLiveSite } from './checks/live-site.ts';
import { checkMailSender } from './checks/mail-domain.ts';
import { checkMailLinks, checkProjectConfig } from './checks/project-config.ts';
import { checkDatabase, checkRecordAccess } from './checks/records.ts';
import { checkLinkPreviews, checkSettingsAndFacts } from './checks/settings.ts';
import { checkLicences, checkNpmAudit } from './checks/shipped-packages.ts';
import { checkPasswordSignIn, checkPhoneSignIn, checkPopupSignIn } from './checks/sign-in-methods.ts';
import { checkSnippet } from './checks/snippet.ts';
import type { DoctorContext } from './context.ts';
import type { SectionTitle } from './faults.ts';
import { type Finding, notCheckedFinding } from './finding.ts';

export type DoctorCheck = (context: DoctorContext) => readonly Finding[] | Promise<readonly Finding[]>;

/** All checks, in the order in which an owner would correct the faults that they find. */
export const doctorSections: readonly (readonly [title: SectionTitle, checks: readonly DoctorCheck[]])[] = [
  ['Settings, name and facts', [checkSettingsAndFacts, checkLinkPreviews]],
  ['The build in dist', [checkBuiltPages, checkSnippet, checkInstaller, checkBudgets]],
  ['What ships', [checkLicences, checkNpmAudit]],
  [
    'The Firebase project',
    [
      checkApiKey,
      checkAuthorisedDomains,
      checkKeyReferrers,
      checkTokenService,
      checkPasswordSignIn,
      checkPopupSignIn,
      checkPhoneSignIn,
      checkReCaptchaEnterprise,
      checkSmsPuzzle,
      checkReCaptchaKeys,
      checkPasswordPolicy,
      checkProjectConfig,
      checkMailLinks,
    ],
  ],
  ['The database', [checkDatabase, checkRecordAccess, checkDeployedRules]],
  ['Mail and DNS', [checkSiteDnsRecords, checkMailDnsRecords, checkMailSender]],
  ['The live site', [checkLiveSite, checkApplicationSignOut]],
];

/** The findings under one heading. */
export type DoctorSection = { readonly title: string; readonly findings: readonly Finding[] };

/** Runs all checks in parallel. A check that throws or takes too long is "not checked". Never rejects. */
export function runDoctorChecks(
  context: DoctorContext,
  limit = 90_000,
  parts: readonly (readonly [title: string, checks: readonly DoctorCheck[]])[] = doctorSections,
): Promise<readonly DoctorSection[]> {
  return Promise.all(
    parts.map(async ([title, checks]) => {
      const findings = await Promise.all(checks.map((check) => outcome(check, context, limit)));
      return { title, findings: unique(findings.flat()) };
    }),
  );
}

async function outcome(check: DoctorCheck, context: DoctorContext, limit: number): Promise<readonly Finding[]> {
  const open = (because: string): readonly Finding[] => [
    {
      ...notCheckedFinding(`${check.name}-broke`, {
        what: `The check "${check.name}" ${because}`,
        why: 'the part that it checks may be wrong',
        cure: 'Run this again; if it still fails, the line above says where to look',
      }),
      check: check.name,
    },
  ];
  const late = new Error(`did not end within ${limit / 1000} s`);
  try {
    const findings = await rejectIfLate(limit, Promise.resolve(context).then(check), late);
    return findings.map((finding) => ({ ...finding, check: check.name }));
  } catch (error) {
    return open(error === late ? late.message : `broke: ${(error as Error).message.split('\n')[0]}`);
  }
}

/**
 * Removes duplicate findings. A check with the public key and a check with the owner's credentials may find the same
 * fault.
 */
const unique = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    ({ id, what }, place) => place === findings.findIndex((each) => each.id === id && each.what === what),
  );
