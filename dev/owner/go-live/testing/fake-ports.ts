import { readFileSync } from 'node:fs';
import { goodSettings } from '../../../settings/good-settings.ts';
import type { Answers } from '../answers.ts';
import { editFiles, type FileTexts } from '../edit-files.ts';
import { type Memory, noMemory, type StepFinding } from '../guide.ts';
import type { GuidePorts } from '../run-guide.ts';
import { type Command, steps } from '../steps.ts';

const example = readFileSync('.env.example', 'utf8');
const asAnswers = (values: object): Answers =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? null : `${value}`]));

/** The files of a repository that nobody has changed, and of an owner who has answered everything. */
export const freshFiles: FileTexts = { settings: null, owner: readFileSync('owner.json', 'utf8') };
const { brand, facts, env } = goodSettings;
export const answeredFiles = editFiles(freshFiles, asAnswers({ ...brand, ...facts, ...env }), example);

/** Everything confirmed that only the owner can say. */
export const allConfirmed: Memory = {
  ...noMemory,
  confirmed: Object.fromEntries(steps.filter(({ byHand }) => byHand).map(({ id }) => [id, []])),
};

type Status = StepFinding['status'];
/** Findings for steps: one for each with checks, `ok` unless named here. */
export const findingsWith = (others: Readonly<Record<string, Status>> = {}): readonly StepFinding[] =>
  steps
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

/** What the owner types, a line a question; Ctrl-C where it is null. A prompt may be named before its line. */
export type Script = readonly (string | null | readonly [prompt: string, line: string | null])[];

/** Ports without a terminal, a disk or a network. `check` may be replaced at any time. */
export function createFakePorts(files = freshFiles, memory = noMemory) {
  const fake = {
    files,
    memory,
    /** Everything that was shown, with the typed lines. */
    transcript: '',
    script: [] as Script,
    ran: [] as Command[],
    written: [] as FileTexts[],
    check: (_step: string | null): readonly StepFinding[] => findingsWith(),
    run: (_command: Command) => ({ code: 0, output: '' }),
  };
  const ports: GuidePorts = {
    terminal: {
      say: (text) => {
        fake.transcript += `${text}\n`;
      },
      ask: async (prompt) => {
        const [next, ...rest] = fake.script;
        if (next === undefined) throw new Error(`Nobody answers "${prompt}" after:\n${fake.transcript.slice(-800)}`);
        fake.script = rest;
        const [expected, line] = typeof next === 'object' && next !== null ? next : ['', next];
        if (!prompt.includes(expected)) throw new Error(`"${prompt}" is asked, not "${expected}".`);
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
  return { fake, ports };
}
