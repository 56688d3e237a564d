import { dpdpDutiesFrom, factsLeftOut, neededByNotice } from '../../../../site/content/facts/owner-facts.ts';
import { isDemoBuild } from '../../../build/build-settings.ts';
import { checkFacts } from '../../../build/settings/check-facts.ts';
import { givenTwice } from '../../../build/settings/given-twice.ts';
import { brandFile, factsFile, placedFault, type SettingProblem } from '../../../build/settings/setting-problem.ts';
import { type Context, settingsOf } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';

/** All that a live build says of settings, brand and facts, in the file where it is to be mended. */
function saidIn(context: Context, file: (name: SettingProblem['file']) => boolean): readonly Finding[] {
  const { facts, brand, root } = context;
  const all = [...settingsOf(context).problems, ...checkFacts(facts, brand), ...givenTwice(root)];
  return all
    .filter((problem) => file(problem.file))
    .map((problem) => {
      const { id, level, why, cure } = problem;
      // A key of another form may work; a name that nothing reads cannot.
      const isCertain = level === 'error' || id === 'unknown-setting';
      const own = /^(?:brand|fact)-/.test(id) ? (id as FaultId) : (`setting-${id}` as const);
      return (isCertain ? wrong : notChecked)(own, { what: placedFault(problem), why, cure });
    });
}

/** The settings of a live build: their forms, and how they fit each other (docs/settings.md). */
export function settings(context: Context): readonly Finding[] {
  if (isDemoBuild(context.env)) {
    const words = {
      what: 'No setting is there, so a build would be the demo',
      why: 'nothing of the demo can go live',
      cure: 'Copy .env.example to .env.production and fill it in (docs/settings.md)',
    };
    return [notChecked('settings', words)];
  }
  const said = saidIn(context, (file) => file !== brandFile && file !== factsFile);
  if (said.length > 0) return said;
  return [
    ok('settings', `All ${Object.keys(settingsOf(context).given).length} settings have their form and fit each other`),
  ];
}

/** The name of the product in site/brand.ts, and the pictures for link previews, which show it. */
export async function brand(context: Context): Promise<readonly Finding[]> {
  const { name, domain } = context.brand;
  const said = saidIn(context, (file) => file === brandFile);
  const findings = said.length > 0 ? said : [ok('brand', `The product is ${name}, and its domain ${domain}`)];
  const old = await context.oldPictures();
  if (old === null) return [...findings, ok('link-previews', 'The pictures for link previews show today’s words')];
  const words = {
    what: 'The pictures for link previews show another name, price or headline than the pages',
    why: 'messengers and search engines would show the old one, and a live build stops',
    cure: 'npm run link-previews, and commit what it writes',
  };
  return [...findings, wrong('link-previews', words)];
}

/** What only the owner can supply; once it is due, what the law asks the notice to say as well. */
export function ownerFacts(context: Context): readonly Finding[] {
  const { facts, today } = context;
  const due = today < dpdpDutiesFrom ? [] : neededByNotice.filter((name) => facts[name] === null);
  const said = [
    ...saidIn(context, (file) => file === factsFile),
    ...due.map((name) =>
      wrong('fact-of-notice', {
        what: `${factsFile}: ${name} is missing`,
        why: 'since 13 May 2027 the privacy notice must say it (DPDP Act and Rules)',
        cure: 'Write it there, in place of null, as your lawyer words it',
      }),
    ),
  ];
  if (said.length > 0) return said;
  const left = factsLeftOut(facts);
  return [ok('facts', `The facts that a launch needs are there${left === null ? '' : `. ${left.replace(/\.$/, '')}`}`)];
}
