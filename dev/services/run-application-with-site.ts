import { parseArgs } from 'node:util';
import { getPortVariable, type ServiceName, type ServicePorts } from '../base/ports.ts';
import { CommandError } from '../base/run-tool.ts';
import { printAddresses, runServices, type Service } from './service.ts';
import {
  describeDeveloperApplication,
  printApplicationSettings,
  startExampleApplication,
} from './start-application.ts';
import { startAuthEmulator } from './start-auth-emulator.ts';
import { startFirestore } from './start-firestore.ts';

type Taken = {
  readonly command: string;
  readonly ports: ServicePorts;
  /** The services that the command starts with the application. */
  readonly beside: readonly ServiceName[];
};

/**
 * Reads `--app URL`. Returns the origin of the developer's own application, or null. Throws a CommandError for other
 * arguments.
 */
export function readAppOption(args: readonly string[], { command, ports, beside }: Taken): string | null {
  const usage = `${command} [-- --app http://localhost:8000]`;
  const { app, others } = parse(args, usage);
  if (others.length > 0) {
    // Without `--`, npm reads the option itself and passes on only the option's value.
    const cure = others.some((each) => URL.canParse(each)) ? 'write -- before options' : 'unknown argument';
    throw new CommandError(`${others.join(' ')}: ${cure}: ${usage}`);
  }
  return app === undefined ? null : readAppOrigin(app, { shown: `--app ${app}`, ports, beside });
}

/** Returns the origin of the developer's own application. Throws a CommandError unless it is on `localhost`. */
export function readAppOrigin(
  app: string,
  { shown, ports, beside }: Omit<Taken, 'command'> & { readonly shown: string },
): string {
  const refused = (why: string): CommandError => new CommandError(`${shown}: ${why}`);
  if (!URL.canParse(app) || !/^https?:$/.test(new URL(app).protocol))
    throw refused('is not an address such as http://localhost:8000.');
  const { origin, protocol, hostname, port, href } = new URL(app);
  const number = Number(port || (protocol === 'https:' ? 443 : 80));
  // The browser sends cookies of `localhost` to every port of `localhost`, but not to `127.0.0.1` or another host.
  if (hostname !== 'localhost')
    throw refused(`the session’s cookies reach only the host localhost: ${protocol}//localhost:${number}.`);
  if (href !== `${origin}/`) throw refused(`write the origin without a path: ${origin}.`);
  const taken = beside.find((service) => ports[service] === number);
  if (taken === undefined) return origin;
  throw refused(
    `port ${number} is used by ${taken}: change one of the two ports (${getPortVariable(taken)} sets that of ${taken}).`,
  );
}

function parse(args: readonly string[], usage: string) {
  try {
    const options = { app: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { app: values.app, others: positionals };
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('.')[0]}: ${usage}`);
  }
}

export type RunApplicationWithSiteOptions = {
  readonly ports: ServicePorts;
  readonly site: Promise<Service>;
  readonly siteOrigin: string;
  /** The origin of the developer's own application. If this is null, the example is started. */
  readonly app: string | null;
  readonly logFolder: string;
  readonly pages: readonly (readonly [string, string])[];
};

/** Runs a site, the emulators and an application until Ctrl-C or until one of them ends. Returns the exit code. */
export function runApplicationWithSite({
  ports,
  site,
  siteOrigin,
  app,
  logFolder,
  pages,
}: RunApplicationWithSiteOptions): Promise<number> {
  return runServices(
    [
      site,
      app === null
        ? startExampleApplication({ port: ports.app, ports, siteOrigin, logFolder })
        : describeDeveloperApplication(app),
      startAuthEmulator({ port: ports.auth, logFolder, siteOrigin }),
      startFirestore({ port: ports.firestore, logFolder }),
    ],
    (services) => {
      printAddresses(services, pages);
      if (app !== null) printApplicationSettings({ ports, appOrigin: app, siteOrigin });
    },
  );
}
