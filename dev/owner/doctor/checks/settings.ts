import { eighthScheduleLanguages } from '../../../../account/languages.ts';
import { consentLanguages } from '../../../../account/notice-languages.ts';
import {
  dpdpDutiesStartDate,
  formatMissingFactsMessage,
  requiredNoticeFacts,
} from '../../../../site/content/facts/owner-facts.ts';
import { languagesWithoutReview } from '../../../release/editions/edition-record.ts';
import { checkFacts } from '../../../settings/check-facts.ts';
import { isDemoBuild } from '../../../settings/read-build-settings.ts';
import { findDuplicateSettings } from '../../../settings/read-env-file.ts';
import { formatFaultLine, type OwnerInputPart, ownerFile } from '../../../settings/setting-problem.ts';
import { type DoctorContext, readDoctorSettings } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type Finding, notCheckedFinding, okFinding, wrongFinding } from '../finding.ts';

/** Checks the settings, the brand and the facts in the same way as a live build. */
export function checkSettingsAndFacts(context: DoctorContext): readonly Finding[] {
  const { facts, root, env, brand } = context;
  const { given, problems } = readDoctorSettings(context);
  const all = [...problems, ...checkFacts(facts, brand), ...findDuplicateSettings(root)];
  const findingsOf = (part: OwnerInputPart, fine: string): readonly Finding[] => {
    const found = all.filter((problem) => problem.part === part);
    if (found.length === 0) return [okFinding(part, fine)];
    return found.map((problem) => {
      const { id, level, why, place } = problem;
      const cure = place === undefined ? problem.cure : `${problem.cure} (${place})`;
      // A setting with a warning may still be right, so it counts as not checked. A setting with an unknown name, or
      // one that is set twice, is certainly wrong.
      const isCertain = level === 'error' || id === 'unknown-setting' || id === 'given-twice';
      const own = /^(?:brand|fact)-/.test(id) ? (id as FaultId) : (`setting-${id}` as const);
      const finding = (isCertain ? wrongFinding : notCheckedFinding)(own, {
        what: formatFaultLine(problem),
        why,
        cure,
      });
      return { ...finding, setting: problem.setting };
    });
  };
  const left = formatMissingFactsMessage(facts)?.replace(/\.$/, '');
  return [
    ...(isDemoBuild(env)
      ? [noSettings]
      : findingsOf('settings', `All ${Object.keys(given).length} settings are valid and fit each other`)),
    ...findingsOf('brand', `The product is ${brand.name}, and its domain ${brand.domain}`),
    ...findingsOf('facts', `The facts that a launch needs are there${left === undefined ? '' : `. ${left}`}`),
    ...missingNoticeFacts(context),
    noticeLanguages(),
    ...shortRetention(context),
  ];
}

/**
 * Lists the languages of the Eighth Schedule into which the privacy notice is translated. A missing language is not an
 * error.
 */
function noticeLanguages(): Finding {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const named = (isThere: boolean) =>
    eighthScheduleLanguages.filter((code) => code in consentLanguages() === isThere).map((code) => names.of(code));
  const [there, missing, left] = [named(true), named(false).join(', '), languagesWithoutReview().join(', ')];
  const what = `Of the ${eighthScheduleLanguages.length} languages of the Eighth Schedule the privacy notice is in ${there.length}: ${there.join(', ')}`;
  if (left === '') return okFinding('notice-languages', missing ? `${what}. Not in ${missing}` : what);
  return notCheckedFinding('notice-languages', {
    what: `${what}; nobody has reviewed it in ${left}`,
    why: 'a live build stops: a visitor would agree to a text that nobody has approved',
    cure: 'Write name and day in site/content/notices/<code>/notice.ts',
  });
}

const noSettings = notCheckedFinding('settings', {
  what: 'There are no settings, so a build would be the demo',
  why: 'the demo cannot go live',
  cure: 'Copy .env.example to .env.production and fill it in: npm run go-live',
});

/** Reports missing facts that the privacy notice must have once the DPDP Act is in force. */
const missingNoticeFacts = ({ facts, today }: DoctorContext): readonly Finding[] =>
  (today < dpdpDutiesStartDate ? [] : requiredNoticeFacts.filter((name) => facts[name] === null)).map((name) => ({
    ...wrongFinding('fact-of-notice', {
      what: `${ownerFile}: ${name} is missing`,
      why: 'since 13 May 2027 the privacy notice must say it (DPDP Act and Rules)',
      cure: 'Write it there, in place of null, as your lawyer words it',
    }),
    setting: name,
  }));

/**
 * Reports that closed accounts are stored for less than a year (DPDP Rules, rule 8(3)), unless the owner's facts quote
 * a lawyer's advice on this period.
 */
function shortRetention({ facts, today }: DoctorContext): readonly Finding[] {
  const { closedAccountsKeptFor: days, keepingAdvice } = facts;
  if (keepingAdvice !== null || Number(days) >= 365) return [];
  const words = {
    what: `${ownerFile}: closed accounts are kept for ${days} days, and keepingAdvice has no answer from counsel`,
    why: 'from 13 May 2027 on personal data and logs are to be kept for a year after they were processed (DPDP Rules, 8(3))',
    cure: 'Ask counsel whether that holds for closed accounts: write 365 there, or the answer, its giver and its day',
  };
  const finding = (today < dpdpDutiesStartDate ? notCheckedFinding : wrongFinding)('fact-kept-briefly', words);
  return [{ ...finding, setting: 'closedAccountsKeptFor' }];
}

/** Checks that the pictures for link previews show the current name, prices and headlines. */
export async function checkLinkPreviews({ oldPictures }: DoctorContext): Promise<readonly Finding[]> {
  if ((await oldPictures()) === null)
    return [okFinding('link-previews', 'The pictures for link previews show today’s words')];
  const words = {
    what: 'The pictures for link previews show another name, price or headline than the pages',
    why: 'messengers and search engines would show the old one, and a live build stops',
    cure: 'npm run link-previews, and commit what it writes',
  };
  return [wrongFinding('link-previews', words)];
}
