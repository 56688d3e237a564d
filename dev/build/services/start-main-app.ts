import { join } from 'node:path';
import { type ApplicationAddresses, applicationSettings } from './application-settings.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';

export type StartMainAppOptions = Omit<ApplicationAddresses, 'appOrigin'> & {
  readonly port: number;
  readonly logFolder: string;
  /** Where browsers find it, when that is not its own port. */
  readonly appOrigin?: string;
};

/**
 * Starts the example of the main application (examples/application) on the emulators. SESSION=token has it take the
 * token cookie for the session.
 */
export function startMainApp({ port, logFolder, ...given }: StartMainAppOptions): Promise<Service> {
  const settings = applicationSettings({ appOrigin: `http://localhost:${port}`, ...given });
  return startChild({
    name: 'Main application',
    address: settings.APP_ORIGIN,
    note: 'an example',
    command: process.execPath,
    args: ['--import', 'tsx', 'server.ts'],
    cwd: join('examples', 'application'),
    // All that a file .env of its folder, which is for running it alone, or a shell's HOST would say otherwise.
    env: { PORT: String(port), HOST: '127.0.0.1', SESSION: process.env.SESSION || 'cookie', ...settings },
    logFile: join(logFolder, `main-application-${port}.log`),
    ready: /^The application is ready/,
    echo: /^[a-z-]+\/[a-z-]+: /,
  });
}
