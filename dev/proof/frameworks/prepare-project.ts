import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../build/command-error.ts';
import type { PackedCard } from '../../build/package/pack-card.ts';
import {
  copyFolder,
  copySources,
  editCard,
  isInstalled,
  type LocalTrial,
  markInstalled,
  onThisMachine,
  withMistakes,
} from './project-copy.ts';
import { type Project, scriptOf } from './projects.ts';
import { runCaptured } from './run-captured.ts';

/** How far a project came; `null` where there was nothing to do. */
export type Prepared = {
  /** Seconds of installing the locked packages and the card; `null`: the packages were there already. */
  readonly installSeconds: number | null;
  readonly compiles: boolean | null;
  readonly refuses: boolean | null;
  readonly builds: boolean | null;
  /** What went wrong, with what was printed. */
  readonly faults: readonly string[];
};

/**
 * Takes a project from its sources to built pages: its locked packages, the card's tarball, its type check with the recipe as it stands
 * and with mistakes planted, its build for a trial on this machine. Throws a CommandError where packages cannot be installed.
 */
export async function prepareProject(project: Project, card: PackedCard, trial: LocalTrial): Promise<Prepared> {
  const { id, copies, refuses: refused } = project;
  const folder = copyFolder(project);
  const faults: string[] = [];
  copySources(project, card.name);
  const installSeconds = await installAll(project, card);

  const check = scriptOf(project, 'check');
  const compiles = await expectOk(check);
  let refuses: boolean | null = null;
  if (check && compiles) {
    editCard(project, withMistakes);
    const { ok, output } = await runScript(folder, check);
    const missed = refused.filter((words) => !output.includes(words));
    refuses = !ok && missed.length === 0;
    if (!refuses) faults.push(`${id}: ${check} lets planted mistakes pass (${missed}):\n${output}`);
  }

  copySources(project, card.name);
  editCard(project, (text) => onThisMachine(text, trial));
  if (copies)
    cpSync(join(folder, 'node_modules', card.name, copies.from), join(folder, copies.to), { recursive: true });
  const builds = await expectOk(scriptOf(project, 'build'));
  return { installSeconds, compiles, refuses, builds, faults };

  async function expectOk(script: string | undefined): Promise<boolean | null> {
    if (script === undefined) return null;
    const { ok, output } = await runScript(folder, script);
    if (!ok) faults.push(`${id}: ${script} failed:\n${output}`);
    return ok;
  }
}

/** A script's tool by itself: npm would add its own second to each. */
function runScript(folder: string, script: string) {
  const [tool = '', ...args] = script.split(' ');
  return runCaptured(folder, resolve(folder, 'node_modules/.bin', tool), args);
}

/** The card is no part of the lock file, which would hold the hash of its tarball; it comes on top, as a reader adds it. */
async function installAll(project: Project, card: PackedCard): Promise<number | null> {
  const npm = async (...args: string[]): Promise<number> => {
    const { ok, output, seconds } = await runCaptured(copyFolder(project), 'npm', [...args, '--prefer-offline']);
    if (!ok) throw new CommandError(`npm ${args.join(' ')} in ${copyFolder(project)} failed:\n${output}`);
    return seconds;
  };
  const isThere = isInstalled(project);
  const locked = isThere ? 0 : await npm('ci');
  // One of the same version, from an earlier build, might be taken for it.
  rmSync(join(copyFolder(project), 'node_modules', card.name), { recursive: true, force: true });
  const own = await npm('install', '--no-save', '--no-package-lock', resolve(card.tarball));
  markInstalled(project);
  return isThere ? null : locked + own;
}
