import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { runTool } from './run-tool.ts';

test('runTool resolves to the exit code of the tool', async () => {
  expect(await runTool('tsx', ['-e', 'process.exit(3)'])).toBe(3);
});

test('aborting a tool also ends the processes that it has started', { timeout: 120_000 }, async () => {
  const file = join(temporaryFolder('tool'), 'pid');
  const grandchild = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]);`;
  const controller = new AbortController();
  const ended = runTool('tsx', ['-e', script], { signal: controller.signal });
  await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+$/), 100_000);
  controller.abort();
  expect(await ended).not.toBe(0);
  const pid = Number(readFileSync(file, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000);
});
