import { parseArgs } from 'node:util';
import { CommandError } from '../../base/run-tool.ts';
import { type ProvisionStatus, provisionStatuses } from './provision-request.ts';
import { type ProvisionStepName, provisionSteps } from './provision-steps.ts';

export type ProvisionArguments = { readonly project: string | null } & (
  | { readonly command: 'list'; readonly status: ProvisionStatus | null; readonly json: boolean }
  | {
      readonly command: ProvisionStepName;
      readonly uid: string;
      readonly why: string | null;
      readonly as: string | null;
    }
);

const usage = `npm run provision -- COMMAND [--project ID]
  list [--status ${provisionStatuses.join('|')}] [--json]
  take UID [--as NAME]
  done UID
  reject UID --why TEXT`;
const options = { list: ['status', 'json'], take: ['as'], done: [], reject: ['why'] } as const;
/** The maximum length of a reason or a name. Both are stored in a record that a browser reads. */
const maxLength = 500;

/** Parses the arguments of `npm run provision --`. If they are wrong, throws a CommandError with the usage. */
export function readProvisionArguments(args: readonly string[]): ProvisionArguments {
  const { values, positionals } = parse(args);
  const { status, json = false } = values;
  const project = textOf(values.project);
  const [command, uid, ...more] = positionals;
  const refuse = (what: string): never => {
    throw new CommandError(`${what}\n${usage}`);
  };
  // The value of `--project` is empty if it comes from an unset shell variable. An empty value is refused, because the
  // SDK would choose a project itself.
  if (values.project !== undefined && project === null) return refuse('--project names no project.');
  if (command === undefined) return refuse('Which command?');
  if (command !== 'list' && !isStep(command)) return refuse(`Unknown command "${command}".`);
  const takes: readonly string[] = options[command];
  const odd = Object.keys(values).find((name) => name !== 'project' && !takes.includes(name));
  if (odd !== undefined) return refuse(`"${command}" does not take --${odd}.`);
  if (command === 'list') {
    if (uid !== undefined) return refuse(`"list" takes no "${uid}".`);
    const known = provisionStatuses.find((one) => one === status);
    if (status !== undefined && known === undefined) return refuse(`No request has the status "${status}".`);
    return { command, project, status: known ?? null, json };
  }
  if (uid === undefined) return refuse(`"${command}" needs the user id of a request.`);
  if (more.length > 0) return refuse(`"${command}" takes one user id; put a text of several words in quotes.`);
  const why = textOf(values.why);
  const as = textOf(values.as);
  if (command === 'reject' && why === null) return refuse('"reject" needs a reason: --why TEXT.');
  if ((why ?? as ?? '').length > maxLength) return refuse(`A reason or name has at most ${maxLength} characters.`);
  return { command, project, uid, why, as };
}

const isStep = (command: string): command is ProvisionStepName => Object.hasOwn(provisionSteps, command);
const textOf = (given: string | undefined): string | null => given?.trim() || null;

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: text, status: text, json: { type: 'boolean' }, why: text, as: text },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('.')[0]}.\n${usage}`);
  }
}
