import { join } from 'node:path';
import { standalonePaths } from '../../site/base/paths.ts';
import { projectId } from '../base/ports.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';

/** Rewrites a line in which the emulator prints the link of a mail, so that the link opens the site's /account/mail. */
export const rewriteMailLink = (line: string, siteOrigin: string): string =>
  line.replace(/\S+\/emulator\/action\?(\S+)/, (_, query: string) => {
    const parameters = new URLSearchParams(query);
    // Removes the parameter that only the emulator's own page uses.
    parameters.delete('newPassword');
    return `${siteOrigin}${standalonePaths.mail}?${parameters}`;
  });

/**
 * Starts Firebase's Auth emulator. With `siteOrigin`, the console shows the codes and links that Firebase would send to
 * visitors.
 */
export function startAuthEmulator({
  port,
  logFolder,
  siteOrigin,
}: {
  port: number;
  logFolder: string;
  siteOrigin?: string;
}): Promise<Service> {
  return startChild({
    name: 'Auth emulator',
    address: `http://localhost:${port}`,
    command: process.execPath,
    args: [join(import.meta.dirname, 'auth-emulator-process.mjs'), projectId, String(port)],
    // Sets IS_FIREBASE_CLI, which makes firebase-tools print these codes and links.
    env: { CI: '1', IS_FIREBASE_CLI: 'true' },
    logFile: join(logFolder, 'auth-emulator.log'),
    ready: /^Auth emulator is ready$/,
    ...(siteOrigin !== undefined && {
      echo: /use the code|follow this link/,
      rewriteLine: (line: string) => rewriteMailLink(line, siteOrigin),
    }),
  });
}
