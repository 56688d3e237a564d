import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from '../../base/run-tool.ts';
import type { CodeBlock } from '../../docs/parse-code-blocks.ts';
import { startChild } from '../../services/start-child.ts';

/** Returns the environment without this project's variables. Writes a .npmrc file that selects the owner's registry. */
function partnerEnvironment(folder: string, registryLine: string): Readonly<Record<string, string>> {
  const npmrc = join(folder, '.npmrc');
  writeFileSync(npmrc, `${registryLine}\n`);
  const ours = /^(npm_|ACCT_|VITE_|PW|PLAYWRIGHT|TEST_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/i;
  const kept = Object.entries(process.env).flatMap(([name, value = '']) => (ours.test(name) ? [] : [[name, value]]));
  return { ...Object.fromEntries(kept), NPM_CONFIG_USERCONFIG: npmrc, NO_COLOR: '1' };
}

/** Follows a recipe of the guide literally in an empty folder. Throws a CommandError if a command fails. */
export async function followRecipe(blocks: readonly CodeBlock[], registryLine: string) {
  const parent = mkdtempSync(join(tmpdir(), 'acct-recipe-'));
  const folder = join(parent, 'empty');
  mkdirSync(folder);
  const env = partnerEnvironment(parent, registryLine);
  const commands = blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split('\n'));
  const setUp = commands.slice(0, -1);
  const typed = await inBash([...setUp, 'pwd'].join('\n'), folder, env);
  if (typed.code !== 0) throw new CommandError(`A command of the recipe failed:\n${typed.output}`);
  const project = typed.output.trimEnd().split('\n').at(-1) ?? '';
  for (const { file, text } of blocks.filter((block) => block.file !== '')) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), `${text}\n`);
  }
  const shown = /http:\/\/localhost:\d+/;
  let address = '';
  const { stop } = await startChild({
    name: 'Server of the recipe',
    address: '',
    command: 'env',
    args: [
      '-i',
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      'bash',
      '-c',
      commands.at(-1) ?? '',
    ],
    cwd: project,
    logFile: join(parent, 'server.log'),
    ready: shown,
    echo: shown,
    rewriteLine: (line) => {
      [address = ''] = shown.exec(line) ?? [];
      return line;
    },
  });
  /** Returns the command's output if it fails, otherwise an empty text. */
  const failureOf = async (command: string): Promise<string> => {
    const { code, output } = await inBash(command, project, env);
    return code === 0 ? '' : `${command}: exit code ${code}\n${output}`;
  };
  return { address, project, parent, complaint: failureOf, stop };
}

/**
 * Runs the command asynchronously, since this process must serve the registry at the same time. In the output, standard
 * output follows the error output.
 */
async function inBash(script: string, cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn('bash', ['-ec', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    printed.out += text;
  });
  child.stderr.on('data', (text) => {
    printed.err += text;
  });
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, output: `${printed.err}\n${printed.out}` };
}
