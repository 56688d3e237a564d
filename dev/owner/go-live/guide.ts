import { escapeForTerminal, escapeInvisibleCharacters } from '../../base/escape-for-terminal.ts';
import { comparisonFaultIds } from '../../settings/check-settings.ts';
import type { ExplainedSetting } from '../../settings/parse-explained-settings.ts';
import { ownerFile, type SettingProblem, settingsFile } from '../../settings/setting-problem.ts';
import type { Finding } from '../doctor/finding.ts';
import { formatFinding } from '../doctor/report.ts';
import {
  addAnswersToFiles,
  type GuideFileTexts,
  listChangedLines,
  parseCurrentValues,
} from './add-answers-to-files.ts';
import {
  addAnswersToValues,
  type CurrentValues,
  explainQuestion,
  findOwnerInputPart,
  findValueProblems,
  formatCurrentValue,
  type GuideAnswers,
  isAnswerNeeded,
  validateAnswer,
} from './answers.ts';
import { type AnswerName, type GoLiveStep, type GuideCommand, goLiveSteps } from './go-live-steps.ts';
import { parseCommandAnswers } from './parse-command-answers.ts';
import { convertMarkdownToText, formatCommandLine, insertOwnerNames, type OwnerNames } from './step-text.ts';

/** A finding of the doctor, with the id of the step that it belongs to. */
export type StepFinding = Finding & { readonly step: string };

/** The state that is stored between two runs of the guide. */
export type GuideMemory = {
  /** Answers that are not written to the files yet. */
  readonly answers: GuideAnswers;
  /** The names of all answers that the owner has given, or has left out because they are optional. */
  readonly asked: readonly string[];
  /** The ids of unchecked findings that the owner has confirmed to be right, by step. */
  readonly confirmed: Readonly<Record<string, readonly string[]>>;
};
export const initialGuideMemory: GuideMemory = { answers: {}, asked: [], confirmed: {} };

/** An action of a step. The kinds of actions are listed in the order in which they follow each other. */
type Action =
  | { readonly is: 'question'; readonly name: AnswerName; readonly offer?: string }
  | { readonly is: 'optional'; readonly names: readonly AnswerName[] }
  | { readonly is: 'doubt'; readonly name: AnswerName; readonly answer: string | null }
  | { readonly is: 'write' }
  | { readonly is: 'command'; readonly command: GuideCommand }
  | { readonly is: 'console' }
  | { readonly is: 'check' }
  | { readonly is: 'verdict' };

export type GuideState = {
  readonly files: GuideFileTexts;
  readonly memory: GuideMemory;
  /** The newest findings of each step. */
  readonly findings: Readonly<Record<string, readonly Finding[]>>;
  /** The current step; null before the first check. */
  readonly step: GoLiveStep | null;
  /** The remaining actions of the step; the first is the current one. */
  readonly actions: readonly Action[];
  /** The ids of the steps that the owner has postponed until the guide starts again. */
  readonly later: readonly string[];
  /** The id of the step that `--step` names; null for all steps. */
  readonly chosen: string | null;
  /** The exit code of the step's last command. */
  readonly lastCode: number | null;
};

export type GuideEvent =
  | { readonly is: 'started' }
  | { readonly is: 'checked'; readonly step: string | null; readonly findings: readonly StepFinding[] }
  | { readonly is: 'answered'; readonly text: string }
  | { readonly is: 'written' }
  | { readonly is: 'ran'; readonly code: number; readonly output: string }
  | { readonly is: 'interrupted' };

/**
 * A side effect that the guide requests. The guide may request several effects at once. Only the last of them is
 * followed by a new event.
 */
export type GuideEffect =
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'ask'; readonly text: string }
  | { readonly do: 'check'; readonly step: string | null }
  | { readonly do: 'write'; readonly files: GuideFileTexts }
  | { readonly do: 'run'; readonly command: GuideCommand; readonly line: string }
  | { readonly do: 'end'; readonly code: number };

export type GuideTransition = { readonly guide: GuideState; readonly effects: readonly GuideEffect[] };

/** The part of the guide's input that does not change while it runs. */
export type GuideInput = {
  /** `.env.example`. */
  readonly example: string;
  readonly settings: Readonly<Record<string, ExplainedSetting>>;
  /** The current time, formatted for the name of a git tag. */
  readonly date: string;
};

export const createGuideState = (files: GuideFileTexts, memory: GuideMemory, chosen: string | null): GuideState => ({
  files,
  memory,
  findings: {},
  step: null,
  actions: [],
  later: [],
  chosen,
  lastCode: null,
});

const say = (...lines: readonly string[]): GuideEffect => ({ do: 'say', text: lines.join('\n') });
const ask = (text: string): GuideEffect => ({ do: 'ask', text });

/** Returns the values in the files, but with the answers that are not written to the files yet. */
const currentValues = ({ files, memory }: GuideState): CurrentValues =>
  addAnswersToValues(parseCurrentValues(files), memory.answers);

const ownNames = (guide: GuideState, { date }: GuideInput): OwnerNames => {
  const given = currentValues(guide);
  const known = (name: string): string | undefined => formatCurrentValue(given, name) || undefined;
  return {
    project: known('VITE_FIREBASE_PROJECT_ID'),
    domain: known('domain'),
    host: known('VITE_SITE_ORIGIN')?.replace(/^https:\/\//, ''),
    date,
  };
};

export type StepState = 'done' | 'WRONG' | 'not checked' | 'open';

/** Derives the progress of a step from the files, the newest findings and the owner's confirmations. */
export function deriveStepState(guide: GuideState, step: GoLiveStep): StepState {
  if (faultyAnswers(guide, step).length > 0) return 'open';
  const { [step.id]: findings = [] } = guide.findings;
  const { [step.id]: confirmed } = guide.memory.confirmed;
  if (findings.some(({ status }) => status === 'wrong')) return 'WRONG';
  const unchecked = findings.filter(({ status, id }) => status === 'not-checked' && !confirmed?.includes(id));
  if (unchecked.length > 0) return 'not checked';
  if (step.checks && findings.length === 0) return 'open';
  return step.byHand && confirmed === undefined ? 'open' : 'done';
}

/** Returns the names of a step's required answers that are missing, and of its wrong answers. */
function faultyAnswers(guide: GuideState, { asks = [] }: GoLiveStep): readonly AnswerName[] {
  const wrong = new Set(
    findValueProblems(parseCurrentValues(guide.files))
      .filter(({ level }) => level === 'error')
      .map(({ setting }) => setting),
  );
  return asks.filter((name) => wrong.has(name));
}

/** Returns the next state of the guide after an event, with the side effects to run. A pure function. */
export function advanceGuide(guide: GuideState, event: GuideEvent, words: GuideInput): GuideTransition {
  switch (event.is) {
    case 'started':
      return { guide, effects: [say('Checking all steps ...'), { do: 'check', step: null }] };
    case 'checked':
      return afterCheck(addFindingsToGuide(guide, event), event.step, words);
    case 'answered':
      return afterAnswer(guide, event.text.trim(), words);
    case 'written': {
      const { answers: _, ...memory } = guide.memory;
      return nextAction({ ...guide, memory: { ...memory, answers: {} } }, words);
    }
    case 'ran':
      return afterCommand(guide, event, words);
    case 'interrupted':
      return { guide, effects: [say('', stoppedAt(guide)), { do: 'end', code: 130 }] };
  }
}

const stoppedAt = ({ step, memory }: GuideState): string => {
  const unwritten = Object.keys(memory.answers).length;
  const count = unwritten === 1 ? '1 answer is' : `${unwritten} answers are`;
  const stored = unwritten === 0 ? '' : ` ${count} remembered, and not written yet.`;
  return `Stopped${step ? ` in step "${step.id}"` : ''}. Nothing is lost:${stored} npm run go-live continues here.`;
};

/** Returns the guide's state with the newest findings of one step, or of all steps. */
export function addFindingsToGuide(
  guide: GuideState,
  { step, findings }: Pick<Extract<GuideEvent, { is: 'checked' }>, 'step' | 'findings'>,
): GuideState {
  const those = step === null ? goLiveSteps.map(({ id }) => id) : [step];
  const found = those.map((id) => [id, findings.filter((finding) => finding.step === id)] as const);
  return { ...guide, findings: { ...guide.findings, ...Object.fromEntries(found) } };
}

function afterCheck(guide: GuideState, step: string | null, words: GuideInput): GuideTransition {
  if (step === null) return nextStep(guide, words, true);
  // A step is checked before its first action and after its last one.
  return guide.actions.length > 0 ? nextAction(guide, words) : enterStep(guide, words);
}

/** Continues with the first step that is not done. If all are done, the guide ends. */
function nextStep(guide: GuideState, words: GuideInput, isFirst = false): GuideTransition {
  const open = goLiveSteps.filter((step) => deriveStepState(guide, step) !== 'done');
  const isChosen = guide.chosen !== null;
  const step = isChosen
    ? goLiveSteps.find(({ id }) => isFirst && id === guide.chosen)
    : open.find(({ id }) => !guide.later.includes(id));
  if (step === undefined) return endOf(guide, open);
  const next = { ...guide, step, actions: [] };
  const count = isFirst
    ? [say(`${goLiveSteps.length - open.length} of ${goLiveSteps.length} steps are done, ${open.length} remain.`)]
    : [];
  // Answers that the owner has given in other steps may have changed the findings of this step.
  const isStale = !isFirst && (step.checks ?? step.asks) !== undefined;
  if (isStale)
    return { guide: next, effects: [...count, say(`Checking "${step.title}" ...`), { do: 'check', step: step.id }] };
  const turn = enterStep(next, words);
  return { ...turn, effects: [...count, ...turn.effects] };
}

function endOf(guide: GuideState, open: readonly GoLiveStep[]): GuideTransition {
  if (open.length === 0)
    return { guide, effects: [say('', 'All steps are done. From now on: npm run doctor.'), { do: 'end', code: 0 }] };
  const left = open.map(({ id }) => id).join(', ');
  const isDone = guide.chosen !== null && open.every(({ id }) => id !== guide.chosen);
  const end: GuideEffect = { do: 'end', code: isDone ? 0 : 1 };
  return { guide, effects: [say('', `Still open: ${left}. npm run go-live continues there.`), end] };
}

/** Begins a step with its text, unless the step is already done. */
function enterStep(guide: GuideState, words: GuideInput): GuideTransition {
  const { step } = guide;
  if (step === null || (guide.chosen === null && deriveStepState(guide, step) === 'done'))
    return nextStep(guide, words);
  const names = ownNames(guide, words);
  const lines = [
    '',
    `Step ${goLiveSteps.indexOf(step) + 1} of ${goLiveSteps.length}: ${step.title} (${step.id})`,
    '',
    insertOwnerNames(convertMarkdownToText(step.text), names),
    '',
    `Back: ${insertOwnerNames(convertMarkdownToText(step.undo), names)}`,
  ];
  const { [step.id]: findings = [] } = guide.findings;
  const wrong = findings
    .filter(({ status }) => status === 'wrong')
    .flatMap(formatFinding)
    .map((line) => insertOwnerNames(line, names));
  const found = wrong.length > 0 && faultyAnswers(guide, step).length === 0 ? [say('', ...wrong)] : [];
  const turn = startAction({ ...guide, actions: actionsOf(guide, step), lastCode: null }, words);
  return { ...turn, effects: [say(...lines), ...found, ...turn.effects] };
}

function actionsOf(guide: GuideState, step: GoLiveStep): readonly Action[] {
  const { commands = [], asks = [], inConsole } = step;
  const isChosen = guide.chosen === step.id;
  const open = asks.filter((name) => isChosen || isOpen(guide, name));
  const needed = open.filter((name) => isAnswerNeeded(name));
  const optional = open.filter((name) => !isAnswerNeeded(name));
  const toRun = (fills: boolean): readonly Action[] =>
    commands
      .filter((command) => (command.fills !== undefined) === fills)
      .map((command) => ({ is: 'command', command }));
  return [
    ...(open.length > 0 ? toRun(true) : []),
    ...needed.map((name): Action => ({ is: 'question', name })),
    ...(optional.length > 0 ? [{ is: 'optional', names: optional } as const] : []),
    { is: 'write' },
    ...toRun(false),
    ...(inConsole ? [{ is: 'console' } as const] : []),
    { is: 'check' },
    { is: 'verdict' },
  ];
}

/** Returns true if the guide still has to ask for the value with this name. */
function isOpen(guide: GuideState, name: AnswerName): boolean {
  const given = currentValues(guide);
  const isWrong = findValueProblems(given).some(({ setting, level }) => setting === name && level === 'error');
  if (isWrong) return true;
  if (isRepositoryDefault(given, name)) return !guide.memory.asked.includes(name);
  return formatCurrentValue(given, name) === '' && !isAnswerNeeded(name) && !guide.memory.asked.includes(name);
}

/**
 * Returns true if a fact has this repository's default value, which is wrong for most owners. The guide asks for such a
 * fact once.
 */
const isRepositoryDefault = (given: CurrentValues, name: AnswerName): boolean =>
  (name === 'since' || name === 'closedAccountsKeptFor') &&
  formatCurrentValue(given, name) === repositoryDefaults[name];
const repositoryDefaults = { since: '2024', closedAccountsKeptFor: '0' } as const;

/** Ends the current action and starts the next one. */
function nextAction(guide: GuideState, words: GuideInput): GuideTransition {
  const [, ...actions] = guide.actions;
  return startAction({ ...guide, actions }, words);
}

const replaceAction = (guide: GuideState, words: GuideInput, ...actions: readonly Action[]): GuideTransition =>
  startAction({ ...guide, actions: [...actions, ...guide.actions.slice(1)] }, words);

function startAction(guide: GuideState, words: GuideInput): GuideTransition {
  const { step, actions } = guide;
  const [moment] = actions;
  if (moment === undefined || step === null) return nextStep(guide, words);
  switch (moment.is) {
    case 'question':
      return askQuestion(guide, moment, words);
    case 'optional':
      return askOptional(guide, moment.names, words);
    case 'doubt':
      return { guide, effects: [ask('Really? [y/N] ')] };
    case 'write':
      return askToWrite(guide, words);
    case 'command': {
      const { command } = moment;
      const isNeeded = command.when === undefined || (guide.lastCode !== null && guide.lastCode !== 0);
      if (!isNeeded) return nextAction(guide, words);
      const line = insertOwnerNames(formatCommandLine(command), ownNames(guide, words));
      const when = command.when === undefined ? [] : [say(`${capital(command.when)}:`)];
      return { guide, effects: [say(''), ...when, ask(`Run this now?  ${line}  [y/N] `)] };
    }
    case 'console':
      return { guide, effects: [ask('Press Enter when you have done this (l: later, q: stop). ')] };
    case 'check':
      if (step.checks === undefined && step.asks === undefined) return nextAction(guide, words);
      return { guide, effects: [say('Checking ...'), { do: 'check', step: step.id }] };
    case 'verdict':
      return verdict(guide, step, words);
  }
}

function askQuestion(
  guide: GuideState,
  { name, offer }: Extract<Action, { is: 'question' }>,
  words: GuideInput,
): GuideTransition {
  const { about, example, place } = explainQuestion(name, words.settings);
  const today = formatCurrentValue(currentValues(guide), name);
  const lines = [
    '',
    name,
    `  ${firstSentences(about)}`,
    ...(place === undefined ? [] : [`  Find it: ${place}.`]),
    `  Example: ${example}`,
    ...(today === '' ? [] : [`  Today: ${oneLine(today)}`]),
  ];
  return {
    guide,
    effects: [...(offer === undefined ? [say(...lines)] : []), ask(promptFor(name, offer ?? validAnswer(guide, name)))],
  };
}

/**
 * Returns the current value of an answer, which the Enter key accepts. Returns an empty text if the value is missing or
 * wrong.
 */
function validAnswer(guide: GuideState, name: AnswerName): string {
  const given = currentValues(guide);
  const today = formatCurrentValue(given, name);
  return validateAnswer(given, name, today).every(({ level }) => level !== 'error') ? today : '';
}

/** Returns the first two sentences of an explanation. The answer `?` shows all of it. */
function firstSentences(about: string): string {
  const sentences = about.replace(/^Optional\. /, '').split(/(?<=[.:]) (?=[A-Z\d])/);
  return sentences.length > 2 ? `${sentences.slice(0, 2).join(' ')} (?: more)` : sentences.join(' ');
}

function promptFor(name: AnswerName, offered: string): string {
  const isEmpty = offered === '';
  const toLeaveOut = isEmpty ? ' (Enter: leave out)' : ' (-: leave out)';
  return `${name}${isAnswerNeeded(name) ? '' : toLeaveOut}${isEmpty ? '' : ` [${oneLine(offered)}]`}: `;
}

const oneLine = (text: string): string => escapeInvisibleCharacters(text.replaceAll('\n', '\\n'));

/** For three or more optional questions, first asks whether the owner wants to answer them. */
function askOptional(guide: GuideState, names: readonly AnswerName[], words: GuideInput): GuideTransition {
  if (names.length < 3) return replaceAction(guide, words, ...names.map((name): Action => ({ is: 'question', name })));
  return {
    guide,
    effects: [say(''), ask(`Answer ${names.length} more that may stay empty? ${names.join(', ')} [y/N] `)],
  };
}

function askToWrite(guide: GuideState, words: GuideInput): GuideTransition {
  if (Object.keys(guide.memory.answers).length === 0) return nextAction(guide, words);
  const after = addAnswersToFiles(guide.files, guide.memory.answers, words.example);
  const lines = [
    ...listChangedLines(settingsFile, guide.files.settings, after.settings),
    ...listChangedLines(ownerFile, guide.files.owner, after.owner),
  ];
  if (lines.length === 0) return nextAction({ ...guide, memory: { ...guide.memory, answers: {} } }, words);
  return { guide, effects: [say('', ...lines.map(escapeInvisibleCharacters)), ask('Write this? [Y/n] ')] };
}

/** Reports the result of a step. If the checks cannot prove the result, asks the owner for a confirmation. */
function verdict(guide: GuideState, step: GoLiveStep, words: GuideInput): GuideTransition {
  const state = deriveStepState(guide, step);
  const names = ownNames(guide, words);
  const lines = (guide.findings[step.id] ?? []).flatMap(formatFinding).map((line) => insertOwnerNames(line, names));
  const worked = insertOwnerNames(convertMarkdownToText(step.worked), names);
  if (state === 'done') {
    const turn = nextStep(guide, words);
    return { ...turn, effects: [say(...lines, `Done: ${step.title}.`), ...turn.effects] };
  }
  if (state === 'WRONG' || faultyAnswers(guide, step).length > 0)
    return { guide, effects: [say(...lines), ask(again(guide, step))] };
  const why = state === 'not checked' ? 'This cannot be checked from here.' : 'Only you can see this.';
  return {
    guide,
    effects: [
      say(...lines, `${why} It worked if ${worked}`),
      ask('Is that so? [y: yes, Enter: check again, l: later, q: stop] '),
    ],
  };
}

function again(guide: GuideState, step: GoLiveStep): string {
  const isFaulty = faultyAnswers(guide, step).length > 0;
  const check = isFaulty ? 'Enter: answer again' : 'Enter: check again';
  return `${check}${step.asks && !isFaulty ? ', a: answer again' : ''}, l: later, q: stop. `;
}

const isYes = (text: string): boolean => /^y(?:es)?$/i.test(text);
const isNo = (text: string): boolean => /^no?$/i.test(text);
const isLater = (text: string): boolean => /^l(?:ater)?$/i.test(text);
const isStop = (text: string): boolean => /^(?:q|quit|stop)$/i.test(text);

/** Handles a line that the owner typed in reply to the last prompt. */
function afterAnswer(guide: GuideState, text: string, words: GuideInput): GuideTransition {
  const { step } = guide;
  const [moment] = guide.actions;
  if (moment === undefined || step === null) return { guide, effects: [] };
  switch (moment.is) {
    case 'question':
      return takeAnswer(guide, moment, text, words);
    case 'optional':
      if (isYes(text))
        return replaceAction(guide, words, ...moment.names.map((name): Action => ({ is: 'question', name })));
      return leaveOut(guide, moment.names, words);
    case 'doubt':
      if (isYes(text) && moment.answer === null) return nextAction(leftOut(guide, moment.name), words);
      if (isYes(text)) return nextAction(withAnswer(guide, moment.name, moment.answer), words);
      return replaceAction(guide, words, { is: 'question', name: moment.name });
    case 'write':
      if (isNo(text)) return answerAgain(guide, words);
      return write(guide, words);
    case 'command': {
      if (!isYes(text)) return nextAction(guide, words);
      const line = insertOwnerNames(formatCommandLine(moment.command), ownNames(guide, words));
      const run = moment.command.run.map((word) => insertOwnerNames(word, ownNames(guide, words)));
      return { guide, effects: [{ do: 'run', command: { ...moment.command, run }, line }] };
    }
    case 'console':
      return postponeOrStop(guide, step, text, words) ?? nextAction(guide, words);
    default:
      return afterVerdict(guide, step, text, words);
  }
}

/** Stores which optional answers the owner leaves out. Asks for those that another answer requires. */
function leaveOut(guide: GuideState, names: readonly AnswerName[], words: GuideInput): GuideTransition {
  const given = currentValues(guide);
  const isMissed = (name: AnswerName): boolean =>
    formatCurrentValue(given, name) === '' && validateAnswer(given, name, null).length > 0;
  const left = remember(
    guide,
    names.filter((name) => !isMissed(name)),
  );
  return replaceAction(left, words, ...names.filter(isMissed).map((name): Action => ({ is: 'question', name })));
}

/**
 * Postpones the step if the owner has typed `later`, and stops the guide for `stop`. Returns null for any other text.
 */
function postponeOrStop(guide: GuideState, step: GoLiveStep, text: string, words: GuideInput): GuideTransition | null {
  if (isStop(text)) return { guide, effects: [say(stoppedAt(guide)), { do: 'end', code: 1 }] };
  return isLater(text) ? nextStep({ ...guide, later: [...guide.later, step.id] }, words) : null;
}

function afterVerdict(guide: GuideState, step: GoLiveStep, text: string, words: GuideInput): GuideTransition {
  const left = postponeOrStop(guide, step, text, words);
  if (left !== null) return left;
  const state = deriveStepState(guide, step);
  const isByHand = state === 'not checked' || (state === 'open' && faultyAnswers(guide, step).length === 0);
  if (isByHand && isYes(text)) {
    const unchecked = (guide.findings[step.id] ?? []).filter(({ status }) => status === 'not-checked');
    const confirmed = { ...guide.memory.confirmed, [step.id]: unchecked.map(({ id }) => id) };
    return nextStep({ ...guide, memory: { ...guide.memory, confirmed } }, words);
  }
  const isAgain = /^a(?:gain)?$/i.test(text) || faultyAnswers(guide, step).length > 0;
  if (isAgain) {
    const questions = (step.asks ?? []).map((name): Action => ({ is: 'question', name }));
    return replaceAction(guide, words, ...questions, { is: 'write' }, { is: 'check' }, { is: 'verdict' });
  }
  return replaceAction(guide, words, { is: 'check' }, { is: 'verdict' });
}

/** Asks again for all answers that are not written yet, because the owner did not want to write them. */
function answerAgain(guide: GuideState, words: GuideInput): GuideTransition {
  const names = Object.keys(guide.memory.answers) as AnswerName[];
  return replaceAction(guide, words, ...names.map((name): Action => ({ is: 'question', name })), { is: 'write' });
}

function write(guide: GuideState, words: GuideInput): GuideTransition {
  const files = addAnswersToFiles(guide.files, guide.memory.answers, words.example);
  return { guide: { ...guide, files }, effects: [{ do: 'write', files }] };
}

const remember = (guide: GuideState, names: readonly string[]): GuideState => ({
  ...guide,
  memory: { ...guide.memory, asked: [...new Set([...guide.memory.asked, ...names])] },
});

function withAnswer(guide: GuideState, name: AnswerName, answer: string | null): GuideState {
  const answers = { ...guide.memory.answers, [name]: answer };
  return remember({ ...guide, memory: { ...guide.memory, answers } }, [name]);
}

function takeAnswer(
  guide: GuideState,
  moment: Extract<Action, { is: 'question' }>,
  text: string,
  words: GuideInput,
): GuideTransition {
  const { name, offer } = moment;
  const given = currentValues(guide);
  if (text === '?')
    return rejectAnswer(
      guide,
      name,
      [`  ${explainQuestion(name, words.settings).about}`, '  <: the question before.'],
      offer,
    );
  const before = questionBefore(guide, name);
  if (text === '<' && before !== undefined)
    return replaceAction(guide, words, { is: 'question', name: before }, { is: 'question', name });
  const typed = text === '' ? (offer ?? validAnswer(guide, name)) : text;
  // A fact may have several lines, but a prompt takes only one, so `\n` stands for a line break.
  const value = findOwnerInputPart(name) === 'facts' ? typed.replaceAll('\\n', '\n') : typed;
  if (value === '' || (value === '-' && !isAnswerNeeded(name))) {
    if (isAnswerNeeded(name)) return rejectAnswer(guide, name, ['  This one is needed.']);
    const doubts = validateAnswer(given, name, null).filter(({ level }) => level === 'warning');
    if (doubts.length > 0) return doubt(guide, name, null, doubts, words);
    return nextAction(leftOut(guide, name), words);
  }
  const problems = validateAnswer(given, name, value);
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    // If two answers do not fit each other, the earlier answer may be the wrong one.
    const isCompared = errors.some(({ id, setting }) => setting !== name || comparisonFaultIds.includes(id));
    const back = isCompared ? ['  <: the question before.'] : [];
    return rejectAnswer(guide, name, [...errors.map(explainProblem), ...back], errors[0]?.offer);
  }
  const doubts = problems.filter(({ level }) => level === 'warning');
  const isNews = value !== formatCurrentValue(given, name);
  if (doubts.length > 0 && isNews) return doubt(guide, name, value, doubts, words);
  return nextAction(isNews ? withAnswer(guide, name, value) : remember(guide, [name]), words);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const explainProblem = ({ what, why, cure }: SettingProblem): string =>
  escapeForTerminal(`  ${what}: ${why}. ${cure}.`);

/** Returns the name of the question that the current step asks just before the question `name`. */
function questionBefore({ step }: GuideState, name: AnswerName): AnswerName | undefined {
  const asks = step?.asks ?? [];
  return asks[asks.indexOf(name) - 1];
}

/** Stores that the owner leaves out an optional answer, and removes the answer's current value if there is one. */
const leftOut = (guide: GuideState, name: AnswerName): GuideState =>
  formatCurrentValue(currentValues(guide), name) === '' ? remember(guide, [name]) : withAnswer(guide, name, null);

function doubt(
  guide: GuideState,
  name: AnswerName,
  answer: string | null,
  doubts: readonly SettingProblem[],
  words: GuideInput,
): GuideTransition {
  const turn = replaceAction(guide, words, { is: 'doubt', name, answer });
  return { ...turn, effects: [say(...doubts.map(explainProblem)), ...turn.effects] };
}

/** Reports the problem of an answer, and asks again. `offer` is the value that the owner probably meant. */
function rejectAnswer(guide: GuideState, name: AnswerName, lines: readonly string[], offer?: string): GuideTransition {
  const again: Action = { is: 'question', name, ...(offer !== undefined && { offer }) };
  const actions = [again, ...guide.actions.slice(1)];
  return {
    guide: { ...guide, actions },
    effects: [say(...lines), ask(promptFor(name, offer ?? validAnswer(guide, name)))],
  };
}

/** Removes the questions for these names from an action. */
function withoutQuestions(action: Action, names: readonly string[]): readonly Action[] {
  if (action.is === 'question') return names.includes(action.name) ? [] : [action];
  if (action.is !== 'optional') return [action];
  const open = action.names.filter((name) => !names.includes(name));
  return open.length === 0 ? [] : [{ ...action, names: open }];
}

/** Reports how a command ended, and stores the answers that the command's output contains. */
function afterCommand(
  before: GuideState,
  { code, output }: Extract<GuideEvent, { is: 'ran' }>,
  words: GuideInput,
): GuideTransition {
  const guide: GuideState = { ...before, lastCode: code };
  const [moment] = guide.actions;
  const fills = moment?.is === 'command' ? moment.command.fills : undefined;
  if (code !== 0) {
    const turn = nextAction(guide, words);
    const said = output.trim() === '' ? '' : `: ${escapeForTerminal(output.trim().slice(0, 400))}`;
    return { ...turn, effects: [say(`It ended with exit code ${code}${said}`), ...turn.effects] };
  }
  if (fills === undefined) return nextAction(guide, words);
  const answers = parseCommandAnswers(fills, output);
  if (answers === null) {
    const turn = nextAction(guide, words);
    return { ...turn, effects: [say('Its output has another form than expected: answer by hand.'), ...turn.effects] };
  }
  const filled = Object.entries(answers).reduce(
    (all, [name, answer]) => withAnswer(all, name as AnswerName, answer),
    guide,
  );
  const wrong = findValueProblems(currentValues(filled)).filter(
    ({ setting, level }) => level === 'error' && setting in answers,
  );
  const sound = Object.keys(answers).filter((name) => wrong.every(({ setting }) => setting !== name));
  // Removes the questions that the command's output has answered.
  const actions = filled.actions.flatMap((each) => withoutQuestions(each, sound));
  const turn = nextAction({ ...filled, actions }, words);
  return { ...turn, effects: [say(...wrong.map(explainProblem), `It answers ${sound.join(', ')}.`), ...turn.effects] };
}
