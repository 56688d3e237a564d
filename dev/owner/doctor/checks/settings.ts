import { scheduledLanguages } from '../../../../account/languages.ts';
import { sentenceRows } from '../../../../account/notice-languages.ts';
import { dpdpDutiesFrom, factsLeftOut, neededByNotice } from '../../../../site/content/facts/owner-facts.ts';
import { unreviewedNotices } from '../../../release/editions/edition-record.ts';
import { checkFacts } from '../../../settings/check-facts.ts';
import { isDemoBuild } from '../../../settings/read-build-settings.ts';
import { givenTwice } from '../../../settings/read-env-file.ts';
import { ownerFile, type Part, placedFault } from '../../../settings/setting-problem.ts';
import { type Context, settingsOf } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';

/** All that a live build says of settings, brand and facts, a file after the other. */
export function settings(context: Context): readonly Finding[] {
  const { facts, root, env, brand } = context;
  const { given, problems } = settingsOf(context);
  const all = [...problems, ...checkFacts(facts, brand), ...givenTwice(root)];
  const saidIn = (part: Part, fine: string): readonly Finding[] => {
    const said = all.filter((problem) => problem.part === part);
    if (said.length === 0) return [ok(part, fine)];
    return said.map((problem) => {
      const { id, level, why, place } = problem;
      const cure = place === undefined ? problem.cure : `${problem.cure} (${place})`;
      // A key of another form may work; a name that nothing reads or that stands there twice cannot.
      const isCertain = level === 'error' || id === 'unknown-setting' || id === 'given-twice';
      const own = /^(?:brand|fact)-/.test(id) ? (id as FaultId) : (`setting-${id}` as const);
      const finding = (isCertain ? wrong : notChecked)(own, { what: placedFault(problem), why, cure });
      return { ...finding, setting: problem.setting };
    });
  };
  const left = factsLeftOut(facts)?.replace(/\.$/, '');
  return [
    ...(isDemoBuild(env)
      ? [noSettings]
      : saidIn('settings', `All ${Object.keys(given).length} settings have their form and fit each other`)),
    ...saidIn('brand', `The product is ${brand.name}, and its domain ${brand.domain}`),
    ...saidIn('facts', `The facts that a launch needs are there${left === undefined ? '' : `. ${left}`}`),
    ...dueByLaw(context),
    noticeLanguages(),
    ...keptBriefly(context),
  ];
}

/** Which of the Eighth Schedule's languages the notice is in; a missing one stops nothing. */
function noticeLanguages(): Finding {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const named = (isThere: boolean) =>
    scheduledLanguages.filter((code) => code in sentenceRows() === isThere).map((code) => names.of(code));
  const [there, missing, left] = [named(true), named(false).join(', '), unreviewedNotices().join(', ')];
  const what = `Of the ${scheduledLanguages.length} languages of the Eighth Schedule the privacy notice is in ${there.length}: ${there.join(', ')}`;
  if (left === '') return ok('notice-languages', missing ? `${what}. Not in ${missing}` : what);
  return notChecked('notice-languages', {
    what: `${what}; nobody has reviewed it in ${left}`,
    why: 'a live build stops: a visitor would agree to words that nobody answers for',
    cure: 'Write name and day in site/content/notices/<code>/notice.ts',
  });
}

const noSettings = notChecked('settings', {
  what: 'No setting is there, so a build would be the demo',
  why: 'nothing of the demo can go live',
  cure: 'Copy .env.example to .env.production and fill it in: npm run go-live',
});

/** What the law asks the privacy notice to say, once it is due. */
const dueByLaw = ({ facts, today }: Context): readonly Finding[] =>
  (today < dpdpDutiesFrom ? [] : neededByNotice.filter((name) => facts[name] === null)).map((name) => ({
    ...wrong('fact-of-notice', {
      what: `${ownerFile}: ${name} is missing`,
      why: 'since 13 May 2027 the privacy notice must say it (DPDP Act and Rules)',
      cure: 'Write it there, in place of null, as your lawyer words it',
    }),
    setting: name,
  }));

/** Rule 8(3) of the DPDP Rules, which the owner's counsel reads for accounts that are closed. */
function keptBriefly({ facts, today }: Context): readonly Finding[] {
  const { closedAccountsKeptFor: days, keepingAdvice } = facts;
  if (keepingAdvice !== null || Number(days) >= 365) return [];
  const words = {
    what: `${ownerFile}: closed accounts are kept for ${days} days, and keepingAdvice has no answer of counsel’s`,
    why: 'from 13 May 2027 on personal data and logs are to be kept for a year after they were processed (DPDP Rules, 8(3))',
    cure: 'Ask counsel whether that holds for closed accounts: write 365 there, or the answer, its giver and its day',
  };
  const finding = (today < dpdpDutiesFrom ? notChecked : wrong)('fact-kept-briefly', words);
  return [{ ...finding, setting: 'closedAccountsKeptFor' }];
}

/** The pictures for link previews, which show name, prices and headlines. */
export async function linkPreviews({ oldPictures }: Context): Promise<readonly Finding[]> {
  if ((await oldPictures()) === null) return [ok('link-previews', 'The pictures for link previews show today’s words')];
  const words = {
    what: 'The pictures for link previews show another name, price or headline than the pages',
    why: 'messengers and search engines would show the old one, and a live build stops',
    cure: 'npm run link-previews, and commit what it writes',
  };
  return [wrong('link-previews', words)];
}
