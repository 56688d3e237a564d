import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ports, portVariable, readPorts, type ServiceName } from '../../build/ports.ts';
import { assertPortsFree } from '../../build/services/assert-ports-free.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { freshClone } from './fresh-clone.ts';
import { newcomersShell, type Shell } from './newcomers-shell.ts';
import { readAddresses, readCommands } from './read-commands.ts';
import { type Walk, walk } from './walk.ts';

/** What the walks of one run share. */
export type Ground = {
  /** A clone of the last commit. */
  readonly folder: string;
  /** README's two commands. */
  readonly start: string;
  readonly test: string;
  /** README's addresses, at the ports of this ground. */
  readonly addresses: readonly string[];
  readonly ports: Ports;
  readonly shell: Shell;
  /** Types a command in the clone; `shell` on top of the ground's own. */
  readonly type: (command: string, shell?: Shell) => Walk;
  /** A new empty folder. */
  readonly emptyFolder: (what: string) => string;
  /** Ends whatever a failed walk has left. */
  readonly clear: () => void;
  /** The same, and removes every folder. */
  readonly remove: () => void;
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const services: readonly ServiceName[] = ['auth', 'firestore', 'app', 'site'];

/** Clones, beside a shell of its own. The ports are the standard ones, or free ones where something on this machine has one of those. */
export async function newcomersGround(): Promise<Ground> {
  // Many a newcomer's folder has a space in its name.
  const scratch = mkdtempSync(join(tmpdir(), 'acct newcomer '));
  const folder = join(scratch, 'clone');
  const mark = scratch;
  freshClone(folder);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const [start, test] = readCommands(readme);
  const moved = await movedPorts();
  const shell = { ...newcomersShell(mark), ...moved };
  const ports = readPorts(shell);
  const walks: Walk[] = [];
  const clear = (): void => {
    for (const begun of walks) begun.clear();
  };
  const remove = (): void => {
    clear();
    rmSync(scratch, { recursive: true, force: true });
    for (const signal of signals) process.off(signal, quit);
  };
  // A walk has a terminal of its own, which this one's Ctrl-C does not reach.
  const quit = (): never => {
    remove();
    process.exit(130);
  };
  for (const signal of signals) process.on(signal, quit);
  return {
    folder,
    start,
    test,
    ports,
    shell,
    addresses: readAddresses(readme).map((address) => atPorts(address, ports)),
    type(command, more = {}) {
      const begun = walk(folder, command, { ...shell, ...more });
      walks.push(begun);
      return begun;
    },
    emptyFolder: (what) => mkdtempSync(join(scratch, `${what}-`)),
    clear,
    remove,
  };
}

/** Variables for other ports; none where the standard ones are free. */
async function movedPorts(): Promise<Shell> {
  const areFree = await assertPortsFree(readPorts({}), services).then(
    () => true,
    () => false,
  );
  if (areFree) return {};
  const free = await freePorts(services.length);
  console.log('Newcomers: something has a standard port here, so free ones are walked.');
  return Object.fromEntries(services.map((service, index) => [portVariable(service), String(free[index])]));
}

function atPorts(address: string, ports: Ports): string {
  const standard = readPorts({});
  const service = services.find((name) => new URL(address).port === String(standard[name]));
  if (!service) throw new Error(`README.md has an address of no service: ${address}`);
  return address.replace(`:${standard[service]}`, `:${ports[service]}`);
}
