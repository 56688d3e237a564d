import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvFile } from './build/read-env-file.ts';
import { knownKey, makeSigningKey, signedFile, signFiles } from './build/releases/signing.ts';
import { CommandError } from './build/run-tool.ts';
import { writeSecretFile } from './build/write-secret-file.ts';
import { build } from './build.ts';

/** The file that `--new-key` wrote; two, separated by a comma, while one key replaces the other. */
const secretFile = 'ACCT_SIGNING_KEY_FILE';

/** `npm run sign`: builds, and signs the moving address's card in a committed file. `--new-key FILE` makes the key. */
export async function sign(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { 'new-key': { type: 'string' } } });
  const newKey = values['new-key'];
  if (newKey !== undefined) {
    const { secret, known } = makeSigningKey();
    writeSecretFile(newKey, secret);
    console.log(`Written: ${newKey}. Keep it where no server is, and a copy: tags name the other half for good.`);
    console.log(`For .env.production: VITE_SIGNING_KEYS=${known}`);
    return 0;
  }
  const env = readEnvFile('.');
  const secrets = readSecrets(env);
  const code = await build([], (files) => {
    const signed = signFiles(files, secrets);
    writeFileSync(signedFile, `${JSON.stringify(signed, null, 2)}\n`);
    return signed;
  });
  console.log(`${signedFile}: the card at the moving address is signed. Commit it; every build of this commit has it.`);
  return code;
}

/** Returns the owner's keys in their order, if they are those in these settings' tags. */
function readSecrets(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = env[secretFile]?.split(',').map((name) => name.trim()) ?? [];
  const secrets = new Map(
    names.map((name) => {
      if (!existsSync(name)) throw new CommandError(`${secretFile}: there is no file ${name}. --new-key makes one.`);
      const secret = readFileSync(name, 'utf8');
      try {
        return [knownKey(secret), secret] as const;
      } catch {
        throw new CommandError(`${name} holds no signing key.`);
      }
    }),
  );
  const keys = (env.VITE_SIGNING_KEYS ?? '').split(/\s+/).filter((key) => key !== '');
  const found = keys.flatMap((key) => secrets.get(key) ?? []);
  if (keys.length === 0 || found.length < keys.length || secrets.size > keys.length)
    throw new CommandError(`${secretFile} has to name the file of each key in VITE_SIGNING_KEYS, and no other.`);
  return found;
}
