import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../../base/run-tool.ts';

const worktree = resolve('.cache', 'bench', 'worktree');
const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Builds the card and the site of another commit into `out`, with that commit's buildAll in a git worktree. Throws a
 * CommandError if the build fails.
 */
export function buildCommit(revision: string, out: string, env: Readonly<NodeJS.ProcessEnv>): string {
  const found = spawnSync('git', ['rev-parse', '--short', '--verify', `${revision}^{commit}`], { encoding: 'utf8' });
  if (found.status !== 0) throw new CommandError(`There is no commit "${revision}" to measure against.`);
  const commit = found.stdout.trim();
  removeWorktree();
  git('worktree', 'add', '--quiet', '--detach', worktree, commit);
  try {
    const lock = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(worktree) === lock('.')) symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'), 'junction');
    else run(commit, 'npm', ['ci', '--no-progress', '--loglevel=error'], process.env);
    // Different commits have build-all.ts in different folders.
    const [builder] = git('-C', worktree, 'ls-files', 'dev/build-all.ts', 'dev/**/build-all.ts').split('\n');
    if (!builder) throw new CommandError(`${commit} has no build-all.ts.`);
    const module = JSON.stringify(pathToFileURL(join(worktree, builder)).href);
    const code = `const { buildAll } = await import(${module}); await buildAll({ out: ${JSON.stringify(resolve(out))} });`;
    run(commit, process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], env);
    return commit;
  } finally {
    removeWorktree();
  }
}

function run(commit: string, command: string, args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): void {
  const { status } = spawnSync(command, args, { cwd: worktree, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new CommandError(`${commit} could not be built: see the lines above.`);
}

function removeWorktree(): void {
  rmSync(worktree, { recursive: true, force: true });
  git('worktree', 'prune');
}
