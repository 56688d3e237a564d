import { parseArgs } from 'node:util';
import { settingNames } from '../../settings/build-settings.ts';
import { CommandError } from '../base/run-tool.ts';
import { applyAnswers, readAnswers } from '../owner/go-live/apply-answers.ts';
import { goLiveSteps } from '../owner/go-live/go-live-steps.ts';
import { createGuideFiles } from '../owner/go-live/guide-memory-file.ts';
import { listSteps } from '../owner/go-live/list-steps.ts';
import { createCommandRunner, createDoctorRunner } from '../owner/go-live/run-command.ts';
import { type GuideServices, runGuide } from '../owner/go-live/run-guide.ts';
import { createTerminal } from '../owner/go-live/terminal.ts';
import { readTextFile } from '../settings/read-env-file.ts';

/**
 * `npm run go-live`: guides the owner through the steps to a live site, from the first step that is not done. The
 * command asks for answers, shows changes and commands, runs the commands after the owner has agreed, and checks the
 * result. `--list` prints every step with its state, `--step ID` runs one step, and `--answers FILE` writes answers
 * without asking.
 */
export async function runGoLiveCommand(args: readonly string[]): Promise<number> {
  const options = { list: { type: 'boolean' }, step: { type: 'string' }, answers: { type: 'string' } } as const;
  const { list, step, answers } = parseArgs({ args: [...args], options }).values;
  const services: GuideServices = {
    terminal: createTerminal(),
    files: createGuideFiles(),
    check: createDoctorRunner(),
    run: createCommandRunner(),
    now: () => new Date(),
  };
  const known = goLiveSteps.map(({ id }) => id);
  if (step !== undefined && !known.includes(step))
    throw new CommandError(`There is no step "${step}". Known: ${known.join(', ')}.`);
  if (answers !== undefined) {
    const text = readTextFile(answers);
    if (text === null) throw new CommandError(`There is no file ${answers}.`);
    return applyAnswers(services, readAnswers(answers, text));
  }
  if (list) return listSteps(services);
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new CommandError(
      'The guide needs a terminal to ask questions: use --answers FILE instead (docs/go-live.md). In Git Bash on Windows type winpty npm.cmd run go-live.',
    );
  const set = settingNames.filter((name) => process.env[name] !== undefined);
  if (set.length > 0) services.terminal.say(`The environment sets ${set.join(', ')}, which overrides .env.production.`);
  // Ctrl-C ends a running command or check, but not the guide. At a question, Ctrl-C ends the guide too.
  process.on('SIGINT', () => {});
  return runGuide(services, step ?? null);
}
