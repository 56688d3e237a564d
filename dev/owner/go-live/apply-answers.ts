import { CommandError } from '../../base/run-tool.ts';
import { requiredFacts } from '../../settings/facts-schema.ts';
import { formatProblem, ownerFile, settingsFile } from '../../settings/setting-problem.ts';
import { addAnswersToFiles, listChangedLines, parseCurrentValues } from './add-answers-to-files.ts';
import { addAnswersToValues, findOwnerInputPart, findValueProblems, type GuideAnswers } from './answers.ts';
import { findStepByValueName } from './find-step-id-by-finding.ts';
import type { GuideServices } from './run-guide.ts';

/**
 * Parses the JSON of `--answers FILE`: values by the names of settings and facts. Throws a CommandError for other text.
 */
export function readAnswers(file: string, text: string): GuideAnswers {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const what = (error as Error).message.replace(/\s+/g, ' ').replace(/\.$/, '');
    throw new CommandError(`${file} is not JSON: ${what}.`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new CommandError(`${file}: write { "NAME": "answer" }, with the names of settings and facts.`);
  const answers = Object.entries(parsed).map(([name, answer]: [string, unknown]) => {
    if (findStepByValueName(name) === undefined) throw new CommandError(`${file}: no step asks for ${name}.`);
    if (answer !== null && !['string', 'number'].includes(typeof answer))
      throw new CommandError(`${file}: ${name} is neither a text, a number nor null.`);
    return [name, answer === null || answer === '' ? null : `${answer}`] as const;
  });
  return Object.fromEntries(answers);
}

/**
 * Writes the answers if none of them is wrong, and asks no question. Prints a line for each wrong, suspicious or
 * missing answer. Returns the exit code: 0 if no answer is wrong or missing.
 */
export function applyAnswers(
  { files, terminal }: Pick<GuideServices, 'files' | 'terminal'>,
  answers: GuideAnswers,
): number {
  const before = files.read();
  const problems = findValueProblems(addAnswersToValues(parseCurrentValues(before), answers));
  const isMissing = (id: string): boolean => id === 'missing' || id === 'fact-missing';
  const errors = problems.filter(({ level }) => level === 'error');
  // Settings and required facts may be missing in the files, but owner.json always has every part of the brand.
  const mayBeMissing = (name: string): boolean =>
    findOwnerInputPart(name) === 'settings' || requiredFacts.includes(name);
  const wrong = errors.filter(({ id, setting }) => setting in answers && !(isMissing(id) && mayBeMissing(setting)));
  for (const problem of wrong) terminal.say(formatProblem(problem));
  if (wrong.length > 0) {
    terminal.say('Nothing was written.');
    return 1;
  }
  const after = addAnswersToFiles(before, answers, files.example());
  const changed = [
    ...listChangedLines(settingsFile, before.settings, after.settings),
    ...listChangedLines(ownerFile, before.owner, after.owner),
  ];
  files.write(after);
  terminal.say(changed.length > 0 ? changed.join('\n') : 'Nothing has changed.');
  for (const problem of problems.filter(({ level }) => level === 'warning')) terminal.say(formatProblem(problem));
  for (const problem of errors) {
    const step = findStepByValueName(problem.setting)?.id;
    const ask = step === undefined ? '' : ` (npm run go-live -- --step ${step})`;
    terminal.say(isMissing(problem.id) ? `${problem.setting} is missing${ask}` : formatProblem(problem));
  }
  return errors.length > 0 ? 1 : 0;
}
