import { createInterface } from 'node:readline';
import type { GuidePorts } from './run-guide.ts';

type Streams = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream };

/**
 * Asks questions in a terminal, one line each. Each question has its own readline interface, so that a command in
 * between can use the terminal, and lines that are pasted ahead do not answer questions that the owner has not read.
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
