import { CommandError } from '../command-error.ts';
import { findOnPath } from '../find-on-path.ts';

/** Path of poppler's `pdftotext`; a CommandError that says how to install it where there is none. */
export function findPdfToText(env: Readonly<NodeJS.ProcessEnv> = process.env): string {
  const path = findOnPath(['pdftotext'], env);
  if (path) return path;
  throw new CommandError(
    'pdftotext is missing, with which a printed bill is read back: install poppler-utils (apt-get install poppler-utils, brew install poppler).',
  );
}
