import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvFile } from './read-env-file.ts';

test('takes the settings of .env.production; one in the environment wins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(join(folder, '.env.production'), '# a comment\nVITE_BLOG_URL=https://file.example\nVITE_APP_URL=x\n');
  const env = readEnvFile(folder, { VITE_APP_URL: 'https://app.example' });
  rmSync(folder, { recursive: true });
  expect(env).toMatchObject({ VITE_BLOG_URL: 'https://file.example', VITE_APP_URL: 'https://app.example' });
});

test('is the environment alone where there is no such file', () => {
  expect(readEnvFile(join(tmpdir(), 'no-such-folder'), { VITE_APP_URL: 'x' })).toEqual({ VITE_APP_URL: 'x' });
});
