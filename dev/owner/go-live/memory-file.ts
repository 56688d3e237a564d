import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../base/run-tool.ts';
import { readText } from '../../settings/read-env-file.ts';
import { ownerFile, settingsFile } from '../../settings/setting-problem.ts';
import { type Memory, noMemory } from './guide.ts';
import type { GuidePorts } from './run-guide.ts';

/** Answers that are not written yet and what the owner has confirmed. Git ignores it, as it does `.env.production`. */
export const memoryFile = '.env.go-live.json';

/** The files of a folder as the guide reads and writes them. */
export function createFiles(folder = '.'): GuidePorts['files'] {
  const at = (file: string): string => join(folder, file);
  /** Replaces a file as a whole: an interruption leaves the old one or the new one. */
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

/** Reads `owner.json`, which an editor may break while the guide runs. */
function readOwner(file: string): string {
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    const what = (error as Error).message.replace(/\s+/g, ' ');
    throw new CommandError(`${ownerFile} cannot be read any more: ${what}. Correct it, then run npm run go-live.`);
  }
}

function parseMemory(text: string): Memory {
  try {
    return { ...noMemory, ...(JSON.parse(text) as Partial<Memory>) };
  } catch {
    throw new CommandError(`${memoryFile} cannot be read. Delete it: only what was not written yet is lost.`);
  }
}
