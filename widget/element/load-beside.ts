/**
 * Imports a file that lies beside the script; after a failure again, 1, 3 and 9 seconds later. Rejects when it cannot be had.
 * A module that failed is remembered under its address, so a further try needs another one.
 */
export async function loadBeside<Part>(file: string): Promise<Part> {
  const script = import.meta.url;
  for (let turn = 0; ; turn++) {
    try {
      return (await import(/* @vite-ignore */ new URL(turn ? `${file}?try=${turn}` : file, script).href)) as Part;
    } catch (error) {
      if (turn === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 3 ** turn));
    }
  }
}
