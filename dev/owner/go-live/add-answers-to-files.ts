import { CommandError } from '../../base/run-tool.ts';
import { parseEnvFile } from '../../settings/read-env-file.ts';
import { type CurrentValues, convertAnswerForOwnerFile, findOwnerInputPart, type GuideAnswers } from './answers.ts';

/** The texts of the files that the guide writes. */
export type GuideFileTexts = {
  /** The text of `.env.production`; null if the file does not exist yet. */
  readonly settings: string | null;
  /** `owner.json`. */
  readonly owner: string;
};

export function parseCurrentValues({ settings, owner }: GuideFileTexts): CurrentValues {
  const { brand, facts } = JSON.parse(owner) as Pick<CurrentValues, 'brand' | 'facts'>;
  return { env: settings === null ? {} : parseEnvFile(settings), brand, facts };
}

/**
 * Writes answers into the texts of the files, and returns the new texts. `example` is the text of `.env.example`, from
 * which a new `.env.production` is made.
 */
export function addAnswersToFiles(texts: GuideFileTexts, answers: GuideAnswers, example: string): GuideFileTexts {
  const entries = Object.entries(answers);
  const ofSettings = entries.filter(([name]) => findOwnerInputPart(name) === 'settings');
  const ofOwner = entries.filter(([name]) => findOwnerInputPart(name) !== 'settings');
  return {
    settings:
      ofSettings.length === 0
        ? texts.settings
        : editSettings(texts.settings ?? commentOutSettings(example), ofSettings),
    owner: ofOwner.length === 0 ? texts.owner : editOwner(texts.owner, ofOwner),
  };
}

type Entries = readonly (readonly [name: string, answer: string | null])[];

const lineEndingOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** Comments out each line of `.env.example` that sets a value. */
const commentOutSettings = (example: string): string => example.replace(/^(?=VITE_\w+=)/gm, '# ');

/**
 * Writes settings into the text of `.env.production`, and keeps comments and unknown lines. Comments out a setting
 * whose answer is null. If a setting with an answer is commented out, its line is replaced.
 */
function editSettings(text: string, entries: Entries): string {
  const end = lineEndingOf(text);
  let lines: readonly string[] = text.split(/\r?\n/);
  for (const [name, answer] of entries) lines = editLine(lines, name, answer);
  return lines.join(end);
}

function editLine(lines: readonly string[], name: string, answer: string | null): readonly string[] {
  const setsIt = (line: string): boolean => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line);
  if (answer === null) return lines.map((line) => (setsIt(line) ? `# ${line.trim()}` : line));
  const written = `${name}=${quoteValue(name, answer)}`;
  const last = lines.map(setsIt).lastIndexOf(true);
  // If a name is set twice, the last line counts.
  if (last >= 0) {
    const remaining = lines.filter((line, at) => at === last || !setsIt(line));
    return remaining.map((line) => (setsIt(line) ? written : line));
  }
  const unsetLine = lines.findIndex((line) => new RegExp(`^# ?${name}=\\S*$`).test(line));
  if (unsetLine >= 0) return lines.map((line, at) => (at === unsetLine ? written : line));
  const isClosed = lines.at(-1)?.trim() === '';
  return isClosed ? [...lines.slice(0, -1), written, ''] : [...lines, written, ''];
}

/** Returns a value, in quotes if necessary, so that it is read back from the file unchanged. */
function quoteValue(name: string, value: string): string {
  const forms = [value, `"${value}"`, `'${value}'`, `\`${value}\``];
  const form = forms.find((each) => parseEnvFile(`${name}=${each}\nNEXT=1`)[name] === value);
  if (form === undefined || /[\r\n]/.test(value))
    throw new CommandError(`${name}: no quotes keep this value. Write it without " and '.`);
  return form;
}

function editOwner(text: string, entries: Entries): string {
  const owner = JSON.parse(text);
  for (const [name, answer] of entries) owner[findOwnerInputPart(name)][name] = convertAnswerForOwnerFile(name, answer);
  return `${JSON.stringify(owner, null, 2)}\n`.replaceAll('\n', lineEndingOf(text));
}

/** Returns the file's name and its changed lines: `- ` before removed ones, `+ ` before added ones. */
export function listChangedLines(file: string, before: string | null, after: string | null): readonly string[] {
  if (before === after) return [];
  const [old, now] = [before ?? '', after ?? ''].map((text) => text.split(/\r?\n/));
  const gone = (old ?? []).filter((line) => line.trim() !== '' && !now?.includes(line));
  const come = (now ?? []).filter((line) => line.trim() !== '' && !old?.includes(line));
  // The comments of a new file are not listed, because they are those of .env.example.
  const shown = before === null ? come.filter((line) => !line.startsWith('#')) : come;
  return [file, ...gone.map((line) => `  - ${line.trim()}`), ...shown.map((line) => `  + ${line.trim()}`)];
}
