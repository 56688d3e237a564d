import { createInterface } from 'node:readline';
import type { GuideServices } from './run-guide.ts';

type Streams = {
  readonly input: NodeJS.ReadableStream;
  /** `columns` is the width of the terminal. It is absent if the output is not a terminal. */
  readonly output: NodeJS.WritableStream & { readonly columns?: number };
};

/**
 * Returns functions that print texts and ask questions in a terminal. Each question reads one line with its own
 * readline interface, so that a command can use the terminal between two questions. If the owner pastes several lines,
 * only the first is used, because the owner has not read the later questions yet.
 */
export const createTerminal = ({ input, output }: Streams = { input: process.stdin, output: process.stdout }) =>
  ({
    say: (text) => void output.write(`${wrap(text, output.columns ?? Infinity)}\n`),
    ask: (text) =>
      new Promise((resolve) => {
        const reader = createInterface({ input, output, terminal: true, historySize: 0 });
        let typed: string | null = null;
        reader.on('close', () => resolve(typed));
        reader.on('SIGINT', () => reader.close());
        reader.question(text, (line) => {
          typed = line;
          reader.close();
        });
      }),
  }) satisfies GuideServices['terminal'];

/** Breaks long lines between words. Commands and changed lines of files stay whole, so that they can be copied. */
const wrap = (text: string, columns: number): string =>
  text
    .split('\n')
    .map((line) => (line.length <= columns || /^(?:\$| {2}[+-]) /.test(line) ? line : wrapLine(line, columns)))
    .join('\n');

/**
 * Breaks a long line. Aligns the following lines with the first line's text, which begins after a hyphen or a label.
 */
function wrapLine(line: string, columns: number): string {
  const [start = ''] = /^ *(?:- |(?:WRONG|ok|not checked) +|(?:why|cure): )?/.exec(line) ?? [];
  const indent = ' '.repeat(Math.min(start.length, columns / 2));
  const lines = [start];
  for (const word of line.slice(start.length).split(' ')) {
    const current = lines.at(-1) ?? '';
    const isFirst = current === start || current === indent;
    if (!isFirst && current.length + 1 + word.length > columns) lines.push(indent + word);
    else lines[lines.length - 1] = isFirst ? current + word : `${current} ${word}`;
  }
  return lines.join('\n');
}
