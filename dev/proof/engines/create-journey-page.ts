import { setTimeout as sleep } from 'node:timers/promises';
import { type EngineWindow, patience } from './engine.ts';
import type { JourneyPage } from './journey-page.ts';
import type { Where } from './page/find-all.ts';

const interval = 100;

/** While one page glides into the next, a picture of it lies above, which takes the clicks. */
const isGliding = `document.activeViewTransition ||
  document.getAnimations().some(({ effect }) => /^::view-transition/.test(effect.pseudoElement))`;

/** The verbs that journeys are written in, over a window of any engine. `script`: the bundle of page/find-all.ts, by bundleForPage. */
export function createJourneyPage(window: EngineWindow, script: string): JourneyPage {
  const find = `${script}; const [found] = inPage.findAll(args[0]);`;
  const evaluate = async <Result>(body: string, ...args: readonly unknown[]): Promise<Result> =>
    (await window.run(body, args)) as Result;
  const read = (): Promise<string> => evaluate(`${script}; return inPage.readAll();`);

  const until = async (what: string, ask: () => Promise<unknown>): Promise<void> => {
    const end = Date.now() + patience;
    let last: unknown;
    do {
      // A page on its way to the next one has no answer yet.
      const result = await ask().catch((error: Error) => {
        last = error;
      });
      if (result) return;
      await sleep(interval);
    } while (Date.now() < end);
    const seen = await read().catch((error: Error) => error.message);
    throw new Error(`${what} did not come; at ${await window.address()} stands: ${seen}`, { cause: last });
  };
  const see = (where: Where): Promise<void> => {
    const told = 'css' in where ? where.css : `${where.role} "${where.name}"`;
    return until(told, () => evaluate(`${find} return !!found;`, where));
  };
  const click = async (where: Where): Promise<void> => {
    await see(where);
    await until('a page that stands still', () => evaluate(`return !(${isGliding})`));
    await window.click(`${find} return found;`, [where]);
  };

  return {
    open: (address) => window.goTo(address),
    reload: () => window.reload(),
    back: () => evaluate('setTimeout(() => history.back())'),
    address: () => window.address(),
    read,
    see,
    click,
    async type(field, text) {
      await see(field);
      await evaluate(`${find} found.focus(); if (found.select) found.select();`, field);
      await window.type(`${find} return found;`, [field], text);
    },
    evaluate,
    waitFor: (what, body, ...args) => until(what, () => evaluate(body, ...args)),
    until,
    waitForText: (text) => until(`"${text}"`, async () => (await read()).replace(/\s+/g, ' ').includes(text)),
    waitForAddress: (address) =>
      until(address, () => evaluate('return location.href === args[0] && document.readyState !== "loading"', address)),
    openTab: async () => createJourneyPage(await window.openTab(), script),
    popup: async (where) => createJourneyPage(await window.popup(() => click(where)), script),
  };
}
