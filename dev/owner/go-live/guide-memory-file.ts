import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../../base/run-tool.ts';
import { readTextFile } from '../../settings/read-env-file.ts';
import { ownerFile, settingsFile } from '../../settings/setting-problem.ts';
import { type GuideMemory, initialGuideMemory } from './guide.ts';
import type { GuideServices } from './run-guide.ts';

/**
 * The file that stores answers that are not written yet, and the owner's confirmations. Git ignores it, like
 * `.env.production`.
 */
export const guideMemoryFile = '.env.go-live.json';

/** Returns the functions with which the guide reads and writes its files in a folder. */
export function createGuideFiles(folder = '.'): GuideServices['files'] {
  const at = (file: string): string => join(folder, file);
  return {
    read: () => ({ settings: readTextFile(at(settingsFile)), owner: readOwner(at(ownerFile)) }),
    write: ({ settings, owner }) => {
      const changed = [
        ...(settings !== null && settings !== readTextFile(at(settingsFile))
          ? [[settingsFile, settings] as const]
          : []),
        ...(owner !== readFileSync(at(ownerFile), 'utf8') ? [[ownerFile, owner] as const] : []),
      ];
      for (const [file] of changed) refuseReadOnly(folder, file);
      for (const [file, text] of changed) replaceFile(folder, file, text);
    },
    example: () => readFileSync(at('.env.example'), 'utf8'),
    recall: () =>
      existsSync(at(guideMemoryFile)) ? parseMemory(readFileSync(at(guideMemoryFile), 'utf8')) : initialGuideMemory,
    remember: (memory) => replaceFile(folder, guideMemoryFile, `${JSON.stringify(memory, null, 2)}\n`),
  };
}

const cannotWrite = (file: string, why: string): CommandError =>
  new CommandError(`${file} cannot be written: ${why}. Allow writing it, then run npm run go-live again.`);

/** Throws a CommandError for a read-only file, because a rename would replace even such a file. */
function refuseReadOnly(folder: string, file: string): void {
  const path = join(folder, file);
  const isReadOnly = existsSync(path) && (statSync(path).mode & 0o200) === 0;
  if (isReadOnly) throw cannotWrite(file, 'it is read-only');
}

/**
 * Replaces a whole file by a rename, so that an interruption leaves either the whole old file or the whole new file.
 * Keeps its permissions.
 */
function replaceFile(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  const next = `${path}.new`;
  try {
    writeFileSync(next, text, existsSync(path) ? { mode: statSync(path).mode } : {});
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw cannotWrite(file, (error as Error).message);
  }
}

/**
 * Reads `owner.json`. Throws a CommandError if it is not valid JSON, because an editor may change it while the guide
 * runs.
 */
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

/** Missing parts are read as empty, because an earlier version of the guide wrote files without them. */
const memorySchema = v.object({
  answers: v.optional(v.record(v.string(), v.nullable(v.string())), initialGuideMemory.answers),
  asked: v.optional(v.array(v.string()), [...initialGuideMemory.asked]),
  confirmed: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

function parseMemory(text: string): GuideMemory {
  try {
    return v.parse(memorySchema, JSON.parse(text));
  } catch {
    throw new CommandError(
      `${guideMemoryFile} cannot be read. Delete it: only answers that were not written yet are lost.`,
    );
  }
}
