import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../base/run-tool.ts';
import { readText } from '../../settings/read-env-file.ts';
import { ownerFile, settingsFile } from '../../settings/setting-problem.ts';
import { type Memory, noMemory } from './guide.ts';
import type { GuidePorts } from './run-guide.ts';

/** Stores answers that are not written yet, and the owner's confirmations. Git ignores it, like `.env.production`. */
export const memoryFile = '.env.go-live.json';

/** Returns the functions by which the guide reads and writes the files of a folder. */
export function createFiles(folder = '.'): GuidePorts['files'] {
  const at = (file: string): string => join(folder, file);
  /** Replaces a file as a whole, so that an interruption leaves either the old or the new one. */
  const replace = (file: string, text: string): void => {
    writeFileSync(at(`${file}.new`), text);
    renameSync(at(`${file}.new`), at(file));
  };
  return {
    read: () => ({ settings: readText(at(settingsFile)), owner: readOwner(at(ownerFile)) }),
    write: ({ settings, owner }) => {
      if (settings !== null && settings !== readText(at(settingsFile))) replace(settingsFile, settings);
      if (owner !== readFileSync(at(ownerFile), 'utf8')) replace(ownerFile, owner);
    },
    example: () => readFileSync(at('.env.example'), 'utf8'),
    recall: () => (existsSync(at(memoryFile)) ? parseMemory(readFileSync(at(memoryFile), 'utf8')) : noMemory),
    remember: (memory) => replace(memoryFile, `${JSON.stringify(memory, null, 2)}\n`),
  };
}

/** Reads `owner.json`. Throws a CommandError if an editor has broken it while the guide runs. */
function readOwner(file: string): string {
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    const what = (error as Error).message.replace(/\s+/g, ' ');
    throw new CommandError(`${ownerFile} is not valid JSON: ${what}. Correct it, then run npm run go-live.`);
  }
}

function parseMemory(text: string): Memory {
  try {
    return { ...noMemory, ...(JSON.parse(text) as Partial<Memory>) };
  } catch {
    throw new CommandError(`${memoryFile} cannot be read. Delete it: only answers that were not written yet are lost.`);
  }
}
