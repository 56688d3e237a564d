import { parseArgs } from 'node:util';
import { CommandError } from '../command-error.ts';
import { type Ports, portVariable, type ServiceName } from '../ports.ts';

type Taken = {
  /** The command as it is typed. */
  readonly command: string;
  readonly ports: Ports;
  /** The services that the command starts beside the application. */
  readonly beside: readonly ServiceName[];
};

/**
 * `--app URL` of `npm start` and `npm run preview`: the origin of the developer's own application, which then stands in
 * the example's place; null without it. Throws a CommandError for an address that cannot work, and for all other
 * arguments.
 */
export function readAppOption(args: readonly string[], { command, ports, beside }: Taken): string | null {
  const usage = `${command} [-- --app http://localhost:8000]`;
  const { app, others } = parse(args, usage);
  if (others.length > 0) {
    // npm keeps an option to itself unless `--` stands before it, and hands on what follows.
    const cure = others.some((each) => URL.canParse(each)) ? 'options come behind a --' : 'it takes nothing else';
    throw new CommandError(`${others.join(' ')}: ${cure}: ${usage}`);
  }
  if (app === undefined) return null;
  const refused = (why: string): CommandError => new CommandError(`--app ${app}: ${why}`);
  if (!URL.canParse(app) || !/^https?:$/.test(new URL(app).protocol))
    throw refused('is no address such as http://localhost:8000.');
  const { origin, protocol, hostname, port, href } = new URL(app);
  const number = Number(port || (protocol === 'https:' ? 443 : 80));
  // The cookies of `localhost` go to every port of it, and to no other name of this machine.
  if (hostname !== 'localhost')
    throw refused(`the session’s cookies reach the host localhost alone: ${protocol}//localhost:${number}.`);
  if (href !== `${origin}/`) throw refused(`an origin is needed, without a path: ${origin}.`);
  const taken = beside.find((service) => ports[service] === number);
  if (taken === undefined) return origin;
  throw refused(
    `port ${number} is ${taken}’s here: another port for either, ${portVariable(taken)} sets that of ${taken}.`,
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
