import { readFileSync } from 'node:fs';
import { validSettings } from '../../../settings/valid-settings.ts';
import { addAnswersToFiles, type GuideFileTexts } from '../add-answers-to-files.ts';
import type { GuideAnswers } from '../answers.ts';
import { type GuideCommand, goLiveSteps } from '../go-live-steps.ts';
import { type GuideMemory, initialGuideMemory, type StepFinding } from '../guide.ts';
import type { GuideServices } from '../run-guide.ts';

const example = readFileSync('.env.example', 'utf8');
const asAnswers = (values: object): GuideAnswers =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? null : `${value}`]));

/**
 * The texts of the files that the guide edits, as they are before the owner answers a question. `completeFiles`
 * contains their texts after the owner has answered every question.
 */
export const unansweredFiles: GuideFileTexts = { settings: null, owner: readFileSync('owner.json', 'utf8') };
const { brand, facts, env } = validSettings;
export const completeFiles = addAnswersToFiles(unansweredFiles, asAnswers({ ...brand, ...facts, ...env }), example);

/** The guide's memory for an owner who has confirmed every step that needs a confirmation. */
export const fullyConfirmedMemory: GuideMemory = {
  ...initialGuideMemory,
  confirmed: Object.fromEntries(goLiveSteps.filter(({ byHand }) => byHand).map(({ id }) => [id, []])),
};

type Status = StepFinding['status'];
/**
 * Returns one finding for each step with checks. Its status is `ok`, unless `others` contains another status for the
 * step.
 */
export const createStepFindings = (others: Readonly<Record<string, Status>> = {}): readonly StepFinding[] =>
  goLiveSteps
    .filter(({ checks }) => checks)
    .map(({ id }): StepFinding => {
      const status = others[id] ?? 'ok';
      return {
        step: id,
        id: `${id}-found`,
        status,
        what: `${id} looked at`,
        ...(status !== 'ok' && { why: 'reason', cure: 'remedy' }),
      };
    });

/**
 * The lines that the owner types, one for each question. Null stands for Ctrl-C. A pair contains the expected prompt
 * and the line.
 */
export type EnteredLines = readonly (string | null | readonly [prompt: string, line: string | null])[];

/** Returns fake services that use no terminal, disk or network. A test may replace `check` and `run` at any time. */
export function createFakeGuideServices(files = unansweredFiles, memory = initialGuideMemory) {
  const fake = {
    files,
    memory,
    /** The whole output of the guide, with the typed lines. */
    transcript: '',
    script: [] as EnteredLines,
    ran: [] as GuideCommand[],
    written: [] as GuideFileTexts[],
    check: (_step: string | null): readonly StepFinding[] => createStepFindings(),
    run: (_command: GuideCommand) => ({ code: 0, output: '' }),
  };
  const services: GuideServices = {
    terminal: {
      say: (text) => {
        fake.transcript += `${text}\n`;
      },
      ask: async (prompt) => {
        const [next, ...rest] = fake.script;
        if (next === undefined)
          throw new Error(`The script has no line for "${prompt}" after:\n${fake.transcript.slice(-800)}`);
        fake.script = rest;
        const [expected, line] = typeof next === 'object' && next !== null ? next : ['', next];
        if (!prompt.includes(expected)) throw new Error(`The prompt is "${prompt}", not "${expected}".`);
        fake.transcript += `${prompt}${line ?? '^C'}\n`;
        return line;
      },
    },
    files: {
      read: () => fake.files,
      write: (texts) => {
        fake.files = texts;
        fake.written.push(texts);
      },
      example: () => example,
      recall: () => fake.memory,
      remember: (next) => {
        fake.memory = JSON.parse(JSON.stringify(next));
      },
    },
    check: async (step) => fake.check(step),
    run: async (command) => {
      fake.ran.push(command);
      return fake.run(command);
    },
    now: () => new Date('2026-11-27T15:30'),
  };
  return { fake, services };
}
