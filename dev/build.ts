import { buildAll } from './build-all.ts';
import { readBuildSettings } from './build-settings.ts';
import { readEnvFile } from './read-env-file.ts';

/** `npm run build`: writes dist/widget and dist/site. Returns the exit code. */
export async function build(): Promise<number> {
  const env = readEnvFile(process.cwd());
  if (readBuildSettings(env).mode === 'demo') {
    console.warn('Demo build: no VITE_* setting is set, so card and site use local emulators and show a banner.');
  }
  await buildAll({ out: 'dist', env });
  console.log('Written: dist/widget, and dist/site with the card at /widget/v1/; deploy with dist/firebase.json.');
  return 0;
}
