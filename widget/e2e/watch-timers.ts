/**
 * Adds `window.pendingTimers`, which lists the card's pending timers with their call sites. Must run before other
 * scripts.
 */
export function watchCardTimers(): void {
  const pending = new Map<number, string>();
  const known = {
    setTimeout: setTimeout.bind(window),
    clearTimeout: clearTimeout.bind(window),
    setInterval: setInterval.bind(window),
    clearInterval: clearInterval.bind(window),
  };
  type Work = (...all: unknown[]) => void;
  const callSite = (ms: number | undefined): string => {
    const lines = (new Error().stack ?? '').split('\n').filter((line) => line.includes('/widget/'));
    return lines.length === 0 ? '' : `${ms} ms ${lines.slice(0, 3).join(' <- ').trim()}`;
  };
  const remember = (id: number, ms: number | undefined): number => {
    const where = callSite(ms);
    if (where !== '') pending.set(id, where);
    return id;
  };
  const end = (id: number | undefined): void => {
    if (id !== undefined) pending.delete(id);
  };
  const watched = {
    setTimeout(work: Work, ms?: number, ...all: unknown[]) {
      const id: number = known.setTimeout(() => {
        end(id);
        work(...all);
      }, ms) as unknown as number;
      return remember(id, ms);
    },
    setInterval: (work: Work, ms?: number, ...all: unknown[]) =>
      remember(known.setInterval(work, ms, ...all) as unknown as number, ms),
    clearTimeout(id?: number) {
      end(id);
      known.clearTimeout(id);
    },
    clearInterval(id?: number) {
      end(id);
      known.clearInterval(id);
    },
  };
  Object.assign(window, watched);
  Object.defineProperty(window, 'pendingTimers', { value: () => [...pending.values()] });
}
