import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Shell = Readonly<Record<string, string>>;

/** What npm, the tests around and the developer's own shell have set, and what stands for continuous integration. */
const ours =
  /^(npm_|VITE|CI$|INIT_CWD$|NODE$|NODE_ENV$|NODE_OPTIONS$|TEST$|FIRESTORE_EMULATOR_JAR$|CHROME_PATH$|SESSION$)/i;
const oursToo = /^ACCT_(\w+_PORT|DIST|TEST_RUN|PLACEHOLDERS|REQUIRE_FIRESTORE_EMULATOR)$/;
/** How this machine reaches its registry stays as it is. */
const line = /^npm_config_(registry|proxy|https_?proxy|noproxy|cafile|cache|userconfig)$/i;

/** The environment of somebody who has just opened a terminal; `mark` is in that of every process begun there. */
export function newcomersShell(mark: string, env: Readonly<NodeJS.ProcessEnv> = process.env): Shell {
  const kept = Object.entries(env).filter(([name]) => line.test(name) || !(ours.test(name) || oursToo.test(name)));
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
  return { ...(Object.fromEntries(kept) as Shell), PATH: path.join(delimiter), [markName]: mark };
}

/** The variable that tells the processes of a walk from all others. */
export const markName = 'ACCT_NEWCOMER';

/**
 * The same shell with these programs not to be found: each folder of its PATH that holds one is replaced by one in `scratch`, which must be
 * empty, with links to all the others.
 */
export function withoutPrograms(shell: Shell, programs: readonly string[], scratch: string): Shell {
  const folders = (shell.PATH ?? '').split(delimiter).map((folder, index) => {
    const entries = readEntries(folder);
    if (!entries.some((entry) => programs.includes(entry))) return folder;
    const linked = join(scratch, String(index));
    mkdirSync(linked, { recursive: true });
    for (const entry of entries.filter((name) => !programs.includes(name)))
      symlinkSync(join(folder, entry), join(linked, entry));
    return linked;
  });
  return { ...shell, PATH: folders.join(delimiter) };
}

function readEntries(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // A PATH may name folders that are not there.
  }
}
