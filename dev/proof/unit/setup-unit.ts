import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// Makes React report a test that forgot to await an update.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Fails a test that prints to the console. A test that expects a line replaces the method: vi.spyOn(console,
// 'warn').mockImplementation(() => {}).
const printed: string[] = [];
for (const method of ['warn', 'error'] as const) {
  console[method] = (...args: unknown[]) => void printed.push(`console.${method}: ${format(...args)}`);
}

beforeEach(() => {
  printed.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  expect(printed, 'nothing unexpected on the console').toEqual([]);
});

afterAll(removeTemporaryFolders);
