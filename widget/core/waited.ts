/** Milliseconds of one step: no pause between tries has this length, so a test can skip those alone. */
const step = 500;

/**
 * Calls `act` once a page has waited for so many milliseconds. Time in which it could not look does not count: after a
 * long task (twenty cards on a slow phone, a page asleep) a limit would be over before what has come meanwhile is seen,
 * and the card be loaded a second time, which takes longer still. The result ends it.
 */
export function waited(ms: number, act: () => void): () => void {
  let left = ms;
  let timer: ReturnType<typeof setTimeout>;
  const go = (): void => {
    const part = Math.min(step, left);
    left -= part;
    timer = setTimeout(left > 0 ? go : act, part);
  };
  go();
  return () => clearTimeout(timer);
}
