import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** page/find-all.ts as a script for any page: it declares `inPage` and nothing else. */
export async function bundleForPage(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'page/find-all.ts') });
  const { output } = await bundle.generate({ format: 'iife', name: 'inPage', minify: true });
  await bundle.close();
  return output[0].code;
}
