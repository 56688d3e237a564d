import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../build/command-error.ts';
import { runTool } from '../build/run-tool.ts';
import { readTestRun } from './browser/test-run.ts';
import { type BrowserTest, readBrowserTests } from './suite/browser-tests.ts';

let listed: Promise<readonly BrowserTest[]> | undefined;

/** Every browser test of the long suite. Playwright reads all spec files for it, which takes some seconds: once for all parts. */
export function listBrowserTests(): Promise<readonly BrowserTest[]> {
  listed ??= list();
  return listed;
}

async function list(): Promise<readonly BrowserTest[]> {
  const report = join(readTestRun().folder, 'proof', 'listed.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await runTool('playwright', ['test', '--project=proof', '--list', '--reporter=json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    silent: true,
  });
  if (code !== 0) throw new CommandError('Playwright could not list the tests: see the lines above.');
  return readBrowserTests(JSON.parse(readFileSync(report, 'utf8')));
}
