import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from './readme.ts';

test.each(Object.entries(generated))(
  '%s is what the sources make: run "npm run readme" after a change',
  (file, write) => {
    const text = readFileSync(file, 'utf8');
    expect(write(text)).toBe(text);
  },
);
