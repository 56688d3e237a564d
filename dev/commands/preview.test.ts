import { createServer } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { runPreviewCommand } from './preview.ts';
import { runStartCommand } from './start.ts';

// A command that accepts ACCT_HTTPS_PORT by mistake finds this port in use, and starts nothing.
const taken = createServer();
await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
afterAll(() => void taken.close());
const { port } = taken.address() as { port: number };

test.each([
  ['npm run preview', runPreviewCommand],
  ['npm start', runStartCommand],
])('%s rejects ACCT_HTTPS_PORT, because this command does not serve https addresses', async (command, run) => {
  for (const variable of ['ACCT_PREVIEW_PORT', 'ACCT_SITE_PORT']) vi.stubEnv(variable, String(port));
  vi.stubEnv('ACCT_HTTPS_PORT', '8443');
  await expect(run([])).rejects.toThrow(
    `ACCT_HTTPS_PORT=8443 builds links to https addresses, but ${command} serves only http://localhost: unset it.`,
  );
  vi.stubEnv('ACCT_HTTPS_PORT', '');
  await expect(run([])).rejects.toThrow(`${port} (`);
});
