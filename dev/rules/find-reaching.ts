import type { RulesGround } from '../testing/rules/rules-ground.ts';
import type { RulesRequest } from '../testing/rules/rules-request.ts';
import type { Change } from './mutant.ts';

export type Reaching = {
  /** The requests that the rules answer otherwise than they must. */
  readonly wrong: readonly RulesRequest[];
  /** The requests whose answer a change can alter: those for which the nearest expression around it is judged, or all where there is none. */
  readonly of: (change: Change) => readonly RulesRequest[];
};

/** The emulator lists every value that an expression had since the rules came: after so many requests they come again. */
const reportsLength = 16;

/** Sends every request to the rules as they are, and has the emulator tell which expressions it judged for each. */
export async function findReaching(
  ground: RulesGround,
  rules: string,
  requests: readonly RulesRequest[],
): Promise<Reaching> {
  const wrong: RulesRequest[] = [];
  const reached = new Map<string, RulesRequest[]>();
  let before: ReadonlyMap<string, number> = new Map();
  for (const [index, request] of requests.entries()) {
    if (index % reportsLength === 0) {
      await ground.replaceRules(rules);
      before = await ground.judged();
    }
    if ((await ground.answerTo(request)) !== request.answer) wrong.push(request);
    const after = await ground.judged();
    for (const [place, count] of after) {
      const list = reached.get(place) ?? [];
      reached.set(place, list);
      if (count !== before.get(place)) list.push(request);
    }
    before = after;
  }
  const places = Array.from(reached.keys(), (place) => place.split('-').map(Number) as [number, number]);
  const inside = places.sort(([a, b], [c, d]) => b - a - (d - c));
  return {
    wrong,
    of: ({ start, end }) => {
      const nearest = inside.find(([first, last]) => first <= start && end <= last);
      return nearest ? (reached.get(nearest.join('-')) ?? []) : requests;
    },
  };
}
