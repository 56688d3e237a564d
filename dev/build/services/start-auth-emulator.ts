import { join } from 'node:path';
import { projectId } from '../ports.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';

/**
 * Starts Firebase's Auth emulator; codes and links it would send by SMS or e-mail are shown on the console when `echo`
 * is set.
 */
export function startAuthEmulator({
  port,
  logFolder,
  echo = false,
}: {
  port: number;
  logFolder: string;
  echo?: boolean;
}): Promise<Service> {
  return startChild({
    name: 'Auth emulator',
    address: `http://localhost:${port}`,
    command: process.execPath,
    args: [join(import.meta.dirname, 'auth-emulator-process.mjs'), projectId, String(port)],
    // The second makes firebase-tools print the codes and links it would send.
    env: { CI: '1', IS_FIREBASE_CLI: 'true' },
    logFile: join(logFolder, 'auth-emulator.log'),
    ready: /^Auth emulator is ready$/,
    ...(echo && { echo: /use the code|follow this link/ }),
  });
}
