import type { Ports } from '../ports.ts';
import { printApplicationSettings } from './application-settings.ts';
import { printAddresses, runServices } from './run-services.ts';
import type { Service } from './service.ts';
import { startAuthEmulator } from './start-auth-emulator.ts';
import { startFirestore } from './start-firestore.ts';
import { startMainApp } from './start-main-app.ts';
import { startOwnApplication } from './start-own-application.ts';

export type RunWithSiteOptions = {
  readonly ports: Ports;
  readonly site: Promise<Service>;
  readonly siteOrigin: string;
  /** Origin of the developer's own application, which stands in the example's place; null for the example. */
  readonly app: string | null;
  readonly logFolder: string;
  /** Further rows for the table of addresses. */
  readonly pages: readonly (readonly [string, string])[];
};

/** Runs a site, the emulators and an application until Ctrl-C or a death. Returns the exit code. */
export function runWithSite({ ports, site, siteOrigin, app, logFolder, pages }: RunWithSiteOptions): Promise<number> {
  return runServices(
    [
      site,
      app === null ? startMainApp({ port: ports.app, ports, siteOrigin, logFolder }) : startOwnApplication(app),
      startAuthEmulator({ port: ports.auth, logFolder, siteOrigin }),
      startFirestore({ port: ports.firestore, logFolder }),
    ],
    (services) => {
      printAddresses(services, pages);
      if (app !== null) printApplicationSettings({ ports, appOrigin: app, siteOrigin });
    },
  );
}
