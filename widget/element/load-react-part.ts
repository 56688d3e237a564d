type ReactPart = typeof import('./react-part.tsx');

/** Milliseconds before each further try. */
const pauses = [1000, 3000, 8000];

/** Fetches the React part, again after a failure; rejects when it cannot be had. */
export async function loadReactPart(): Promise<ReactPart> {
  for (let turn = 0; ; turn++) {
    try {
      return await (import.meta.env.DEV ? import('./react-part.tsx') : importBesideScript(turn));
    } catch (error) {
      const pause = pauses[turn];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The part lies beside the script. A module that failed is remembered under its address, so a further try needs another one. */
function importBesideScript(turn: number): Promise<ReactPart> {
  const script = import.meta.url;
  const part = new URL(turn === 0 ? 'react-part.js' : `react-part.js?try=${turn}`, script);
  return import(/* @vite-ignore */ part.href);
}
