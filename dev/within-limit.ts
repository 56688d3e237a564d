import { stepLimitMs } from './ruler.ts';

/** The promise's result, or an error with `otherwise` for its message when a step takes longer than the limit. */
export async function withinLimit<Result>(result: Promise<Result>, otherwise: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), stepLimitMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
