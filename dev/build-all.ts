import { spawn } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from './command-error.ts';

export type BuildOptions = {
  /** Folder that gets `widget/` and `site/`. */
  readonly out: string;
  /** Settings and ports of this build, on top of the process's own environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/** Builds the card's playground into `out`/index.html; served below /playground/. Not part of `buildAll`: it never goes live. */
export async function buildPlayground({ out, env = {} }: BuildOptions): Promise<void> {
  const folder = resolve(out);
  await viteBuild('playground', 'dev/playground.config.ts', folder, { ...process.env, ...env });
  // Vite keeps a page's place in the sources.
  renameSync(join(folder, 'widget/index.html'), join(folder, 'index.html'));
}

/** Builds the card, then the site, then puts the card into the site at /widget/v1/. Throws a CommandError when a build fails. */
export async function buildAll({ out, env = {} }: BuildOptions): Promise<void> {
  const folder = resolve(out);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['widget', 'site']) {
    await viteBuild(part, `vite.${part}.config.ts`, join(folder, part), { ...process.env, ...env, ACCT_DIST: folder });
  }
  cpSync(join(folder, 'widget'), join(folder, 'site/widget/v1'), { recursive: true });
  for (const file of ['widget/acct-auth-card.js', 'site/index.html', 'site/widget/v1/acct-auth-card.js']) {
    if (!existsSync(join(folder, file)))
      throw new CommandError(`The build ended well but did not write ${join(out, file)}.`);
  }
}

async function viteBuild(part: string, config: string, outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const args = [vite, 'build', '-c', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('exit', done));
  if (code !== 0) throw new CommandError(`The build of ${part} failed (exit code ${code}): see the lines above.`);
}
