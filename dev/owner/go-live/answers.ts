import { type SettingName, settingNames } from '../../../settings/build-settings.ts';
import ownerSchema from '../../../settings/owner.schema.json' with { type: 'json' };
import { checkFacts } from '../../settings/check-facts.ts';
import { checkSettings, settingSources } from '../../settings/check-settings.ts';
import { brandSchemas, requiredFacts } from '../../settings/facts-schema.ts';
import type { OwnerInputPart, SettingProblem } from '../../settings/setting-problem.ts';
import { isRequiredSetting } from '../../settings/settings-schema.ts';
import type { AnswerName } from './go-live-steps.ts';
import { convertMarkdownToText } from './step-text.ts';

/** The values that `.env.production` and `owner.json` have now. */
export type CurrentValues = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly brand: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** New answers by the name of the value. Null removes the value from its file. */
export type GuideAnswers = Readonly<Record<string, string | null>>;

/** Returns the part of the owner's input (settings, brand or facts) that a name belongs to. */
export function findOwnerInputPart(name: string): OwnerInputPart {
  if (settingNames.includes(name as SettingName)) return 'settings';
  return name in brandSchemas ? 'brand' : 'facts';
}

type Described = { readonly type?: unknown; readonly description: string; readonly examples: readonly unknown[] };
const described: Readonly<Record<string, Described>> = {
  ...ownerSchema.properties.brand.properties,
  ...ownerSchema.properties.facts.properties,
};

/** Returns true if a live build needs an answer to this question. */
export const isAnswerNeeded = (name: AnswerName): boolean =>
  findOwnerInputPart(name) === 'settings'
    ? isRequiredSetting(name as SettingName)
    : name in brandSchemas || requiredFacts.includes(name) || name === 'closedAccountsKeptFor';

/**
 * Returns an explanation of a value, an example, and the place where the owner finds the value. `settings` has the
 * texts of `.env.example`.
 */
export function explainQuestion(
  name: AnswerName,
  settings: Readonly<Record<string, { readonly comment: string; readonly example: string }>>,
): { readonly about: string; readonly example: string; readonly place?: string } {
  const setting = settings[name];
  if (setting) {
    const { comment, example } = setting;
    return { about: convertMarkdownToText(comment), example, place: settingSources[name as SettingName] };
  }
  const { description = '', examples: [example] = [''] } = described[name] ?? {};
  return { about: description, example: `${example}` };
}

/** Returns the current value as text; empty if there is none. */
export function formatCurrentValue({ env, brand, facts }: CurrentValues, name: string): string {
  const { [name]: value } = { settings: env, brand, facts }[findOwnerInputPart(name)];
  return value === undefined || value === null ? '' : `${value}`;
}

/** Converts an answer to the type that the schema of `owner.json` requires: a number or a text. */
export function convertAnswerForOwnerFile(name: string, answer: string | null): string | number | null {
  const isNumber = described[name]?.type === 'integer';
  return answer !== null && isNumber && /^\d+$/.test(answer) ? Number(answer) : answer;
}

/** Returns the values that the files will have when these answers are written. */
export function addAnswersToValues(given: CurrentValues, answers: GuideAnswers): CurrentValues {
  const of = (part: OwnerInputPart): Readonly<Record<string, string | null>> =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => findOwnerInputPart(name) === part));
  const values = (part: 'brand' | 'facts') =>
    Object.fromEntries(
      Object.entries(of(part)).map(([name, answer]) => [name, convertAnswerForOwnerFile(name, answer)]),
    );
  const env = Object.fromEntries(Object.entries(of('settings')).map(([name, answer]) => [name, answer ?? undefined]));
  return {
    env: { ...given.env, ...env },
    brand: { ...given.brand, ...values('brand') },
    facts: { ...given.facts, ...values('facts') },
  };
}

export const findValueProblems = ({ env, brand, facts }: CurrentValues): readonly SettingProblem[] => [
  ...checkSettings(env, { brandDomain: `${brand.domain ?? ''}`, goesLive: true }),
  ...checkFacts(facts, brand),
];

/**
 * Returns the problems that an answer causes: problems of the answer itself, and new problems of answers that were
 * given earlier. Answers that are still missing are not reported.
 */
export function validateAnswer(
  given: CurrentValues,
  name: AnswerName,
  answer: string | null,
): readonly SettingProblem[] {
  const isSame = (one: SettingProblem, other: SettingProblem): boolean =>
    one.id === other.id && one.setting === other.setting;
  const before = findValueProblems(given);
  const after = findValueProblems(addAnswersToValues(given, { [name]: answer }));
  return after.filter((problem) => {
    // The guide asks for the privacy notice after the terms, so a missing notice is a problem only at the question
    // about the notice.
    if (problem.id === 'terms-alone') return name === 'VITE_PRIVACY_URL';
    if (problem.setting === name) return true;
    const isMissing = problem.id === 'missing' || problem.id === 'fact-missing';
    const isOfEmpty = formatCurrentValue(given, problem.setting) === '';
    return !isMissing && !isOfEmpty && problem.id !== 'unknown-setting' && !before.some((one) => isSame(one, problem));
  });
}
