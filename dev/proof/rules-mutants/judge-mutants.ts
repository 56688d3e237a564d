import type { RulesGround } from '../rules/rules-ground.ts';
import type { RulesRequest } from '../rules/rules-request.ts';
import type { RulesMutant } from './mutant.ts';

/** `killed`: a request is answered otherwise than by the rules. `unreadable`: the emulator refuses the file. */
export type Fate = 'killed' | 'unreadable' | 'survived';

/** Requests that killed lately are asked first: changes that are near each other fall by the same ones. */
const remembered = 12;

/**
 * Judges each mutant by the requests that come to the place of its change, on several grounds at once.
 *
 * @param reaching the requests whose answer a change of this place can alter, in their order
 */
export async function judgeMutants(
  mutants: readonly RulesMutant[],
  grounds: readonly RulesGround[],
  reaching: (mutant: RulesMutant) => readonly RulesRequest[],
): Promise<ReadonlyMap<RulesMutant, Fate>> {
  const fates = new Map<RulesMutant, Fate>();
  let killers: readonly RulesRequest[] = [];
  const judge = async (ground: RulesGround, mutant: RulesMutant): Promise<Fate> => {
    if (!(await ground.replaceRules(mutant.rules))) return 'unreadable';
    const requests = reaching(mutant);
    const [latest] = killers;
    const from = latest ? requests.indexOf(latest) : 0;
    const nearest = requests.map((request, index) => [Math.abs(index - from), request] as const);
    const inOrder = new Set([
      ...killers.filter((request) => requests.includes(request)),
      ...nearest.sort(([one], [other]) => one - other).map(([, request]) => request),
    ]);
    for (const request of inOrder) {
      if ((await ground.answerTo(request)) === request.answer) continue;
      killers = [request, ...killers.filter((each) => each !== request)].slice(0, remembered);
      return 'killed';
    }
    return 'survived';
  };
  const waiting = mutants[Symbol.iterator]();
  const work = async (ground: RulesGround): Promise<void> => {
    for (const mutant of waiting) fates.set(mutant, await judge(ground, mutant));
  };
  await Promise.all(grounds.map(work));
  return fates;
}
