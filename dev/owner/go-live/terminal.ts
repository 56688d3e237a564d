import { createInterface } from 'node:readline';
import type { GuidePorts } from './run-guide.ts';

type Streams = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream };

/**
 * Asks in a terminal, a question a line. Each question has an interface of its own, so that a command in between gets
 * the terminal as it was, and lines pasted ahead answer no question that nobody has read.
 */
export const createTerminal = ({ input, output }: Streams = { input: process.stdin, output: process.stdout }) =>
  ({
    say: (text) => void output.write(`${text}\n`),
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
  }) satisfies GuidePorts['terminal'];
