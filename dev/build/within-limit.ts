/**
 * The promise's result, or an error with `otherwise` for its message when it takes longer than so many milliseconds.
 */
export async function withinLimit<Result>(result: Promise<Result>, ms: number, otherwise: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), ms);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
