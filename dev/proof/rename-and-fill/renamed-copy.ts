import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** Another name and domain: with what HTML, JSON and patterns read as their own, and longer than the first. */
export const otherBrand = { name: 'Khata & Company', domain: 'khata-and-company.test' } as const;
export const legalName = 'Khata & Daughters Accounting Software Private Limited';
/**
 * GST comes on top of prices, as the tests of the pages expect; every other fact but the legal name says what it is.
 */
const facts: Readonly<Record<string, string>> = {
  legalName,
  supportEmail: `customer.care@${otherBrand.domain}`,
  gstOnPrices: 'added',
};

/** What is installed, built or the developer's own is no source. */
const left = /(^|[\\/])node_modules$|^(dist|\.cache|\.git|test-results|\.env(?!\.example).*)$/;
/** What the tests around this process have set, and the settings of the developer's shell, are not the copy's. */
const inherited = /^(VITE|NODE_ENV$|TEST$|ACCT_DIST$|ACCT_TEST_RUN$|ACCT_TEST_GROUND$)/;

/**
 * A copy of the sources, beside the same packages, in which the owner has taken the steps before launch: the product
 * has another name, and every fact is filled in. `run`: Node in it, as from a fresh shell, to its end; resolves with
 * all it printed, and rejects with that where it ends badly.
 */
export function renamedCopy() {
  const root = resolve('.');
  const folder = mkdtempSync(join(tmpdir(), 'acct-renamed-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !left.test(relative(root, source)) });
  for (const packages of ['node_modules', join('examples', 'application', 'node_modules')])
    symlinkSync(join(root, packages), join(folder, packages), 'junction');
  edit(join(folder, 'site/brand.ts'), /(?<=^ {2}(name|domain): ').*(?=',$)/gm, (key) => otherBrand[key as 'name']);
  const factFiles = join(folder, 'site/content/facts/owner-facts.ts');
  edit(factFiles, /(?<=^ {2}(\w+): )null(?=,$)/gm, (fact) => `'${facts[fact] ?? `The owner’s word on ${fact}`}'`);

  const run = (...args: readonly string[]): Promise<string> => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    return new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', (code) => (code === 0 ? done(output) : fail(new Error(`exit code ${code}:\n${output}`))));
    });
  };
  return {
    folder,
    run,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }),
  };
}

function edit(file: string, pattern: RegExp, by: (name: string) => string): void {
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(pattern, (_, name: string) => by(name));
  if (changed === source) throw new Error(`${file} has nothing like ${pattern} to change.`);
  writeFileSync(file, changed);
}
