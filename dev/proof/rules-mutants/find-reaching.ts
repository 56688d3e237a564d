import type { RulesGround } from '../rules/rules-ground.ts';
import type { RulesRequest } from '../rules/rules-request.ts';
import type { Change } from './mutant.ts';

export type Reaching = {
  /** The requests that the rules answer otherwise than they must. */
  readonly wrong: readonly RulesRequest[];
  /** The requests whose answer a change can alter: those for which, or for whose neighbours, the nearest expression around it is judged, or all where there is none. */
  readonly of: (change: Change) => readonly RulesRequest[];
};

/** Neighbours in the table reach much the same; a report for each alone would take longer than what it saves. */
const together = 16;

/** Sends every request to the rules as they are, and has the emulator tell which expressions it judged for each. */
export async function findReaching(
  ground: RulesGround,
  rules: string,
  requests: readonly RulesRequest[],
): Promise<Reaching> {
  const wrong: RulesRequest[] = [];
  const reached = new Map<string, RulesRequest[]>();
  for (let from = 0; from < requests.length; from += together) {
    const some = requests.slice(from, from + together);
    // The emulator's report begins anew with the rules, and so stays short: it lists every value that an expression had.
    await ground.replaceRules(rules);
    for (const request of some) if ((await ground.answerTo(request)) !== request.answer) wrong.push(request);
    for (const [place, count] of await ground.judged()) {
      const list = reached.get(place) ?? [];
      reached.set(place, list);
      if (count > 0) list.push(...some);
    }
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
