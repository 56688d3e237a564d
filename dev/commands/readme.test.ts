import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedDocuments } from './readme.ts';

test.each(Object.entries(generatedDocuments))(
  '%s matches its sources (otherwise run "npm run readme")',
  (file, write) => {
    const text = readFileSync(file, 'utf8');
    expect(write(text)).toBe(text);
  },
);
