/** Milliseconds after which one try counts as failed: a load that never ends helps nobody. */
const tryLimit = 20_000;

/**
 * Imports a file that lies beside the script; after a failure again, 1, 3 and 9 seconds later, at most so many times more.
 * Rejects when it cannot be had. Some browsers remember a module that failed under its address, so a further try has another one.
 */
export async function loadBeside<Part>(file: string, more = 3): Promise<Part> {
  const script = import.meta.url;
  for (let turn = 0; ; turn++) {
    try {
      return (await Promise.race([
        import(/* @vite-ignore */ new URL(turn ? `${file}?try=${turn}` : file, script).href),
        new Promise((_resolve, reject) => setTimeout(reject, tryLimit)),
      ])) as Part;
    } catch (error) {
      if (turn === more) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 3 ** turn));
    }
  }
}
