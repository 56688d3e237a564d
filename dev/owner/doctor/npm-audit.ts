import { execFile } from 'node:child_process';

/**
 * Of what `npm audit --json` prints (report version 2): `via` holds advisories of the package itself, and names of
 * packages below it.
 */
export type Audit = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
  /** Why there is no report. */
  readonly message?: string;
};
type Advisory = { readonly title?: string; readonly url?: string; readonly severity?: string };

const timeLimit = 60_000;

/**
 * What `npm audit` says of the versions in a folder's package-lock.json; it exits with 1 where it found something.
 * Never rejects.
 */
export function npmAudit(folder: string): Promise<Audit> {
  return new Promise((resolve) => {
    const options = { cwd: folder, timeout: timeLimit, maxBuffer: 64 << 20, shell: process.platform === 'win32' };
    execFile('npm', ['audit', '--json', '--package-lock-only'], options, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout) as Audit);
      } catch {
        resolve({ message: error?.killed ? `nothing within ${timeLimit / 1000} s` : (error?.message ?? 'nothing') });
      }
    });
  });
}
