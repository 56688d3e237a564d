import { parseExplainedSettings } from '../../settings/parse-explained-settings.ts';
import type { GuideFileTexts } from './add-answers-to-files.ts';
import type { GuideCommand } from './go-live-steps.ts';
import {
  advanceGuide,
  createGuideState,
  type GuideEffect,
  type GuideEvent,
  type GuideInput,
  type GuideMemory,
  type StepFinding,
} from './guide.ts';

export type GuideServices = {
  readonly terminal: {
    readonly say: (text: string) => void;
    /** Resolves to the typed line; null after Ctrl-C or at the end of the input. */
    readonly ask: (text: string) => Promise<string | null>;
  };
  readonly files: {
    readonly read: () => GuideFileTexts;
    readonly write: (texts: GuideFileTexts) => void;
    readonly example: () => string;
    readonly recall: () => GuideMemory;
    readonly remember: (memory: GuideMemory) => void;
  };
  /** Resolves to the doctor's findings for one step, or for all. */
  readonly check: (step: string | null) => Promise<readonly StepFinding[]>;
  /** Runs a command with the terminal's input. Captures the output only if the guide reads answers from the output. */
  readonly run: (command: GuideCommand) => Promise<{ readonly code: number; readonly output: string }>;
  readonly now: () => Date;
};

/** Guides the owner through all steps that are not done, or through the chosen one. Resolves to the exit code. */
export async function runGuide(services: GuideServices, chosen: string | null): Promise<number> {
  const example = services.files.example();
  const words = {
    example,
    settings: parseExplainedSettings(example),
    date: tagDate(services.now()),
  } satisfies GuideInput;
  let guide = createGuideState(services.files.read(), services.files.recall(), chosen);
  let event: GuideEvent = { is: 'started' };
  for (;;) {
    const turn = advanceGuide(guide, event, words);
    if (turn.guide.memory !== guide.memory) services.files.remember(turn.guide.memory);
    const outcome: GuideEvent | number = await runEffects(turn.effects, services);
    if (typeof outcome === 'number') return outcome;
    // An editor may have changed the files since they were read.
    guide = { ...turn.guide, files: services.files.read() };
    event = outcome;
  }
}

/** Runs the side effects that the guide requests. Resolves to the event or exit code that results from the last one. */
async function runEffects(effects: readonly GuideEffect[], services: GuideServices): Promise<GuideEvent | number> {
  for (const effect of effects) {
    const outcome = await perform(effect, services);
    if (outcome !== null) return outcome;
  }
  throw new Error('The last effect of a turn must return an event or an exit code.');
}

async function perform(
  effect: GuideEffect,
  { terminal, files, check, run }: GuideServices,
): Promise<GuideEvent | number | null> {
  switch (effect.do) {
    case 'say':
      terminal.say(effect.text);
      return null;
    case 'ask': {
      const text = await terminal.ask(effect.text);
      return text === null ? { is: 'interrupted' } : { is: 'answered', text };
    }
    case 'check':
      return { is: 'checked', step: effect.step, findings: await check(effect.step) };
    case 'write':
      files.write(effect.files);
      return { is: 'written' };
    case 'run':
      terminal.say(`$ ${effect.line}`);
      return { is: 'ran', ...(await run(effect.command)) };
    case 'end':
      return effect.code;
  }
}

/** Formats a time like `2026-11-27-1530`, in the time zone of this machine. */
function tagDate(now: Date): string {
  const two = (part: number): string => `${part}`.padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
}
