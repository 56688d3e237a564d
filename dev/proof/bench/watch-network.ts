import type { Page } from '@playwright/test';
import { stepLimitMs } from './ruler.ts';

const quietMs = 500;
const lookEveryMs = 50;

/** Watches what is under way on a page; the function returned resolves once nothing has been for half a second. */
export function watchNetwork(page: Page): (whatFor: string) => Promise<void> {
  let underWay = 0;
  let lastChange = performance.now();
  const count = (change: number) => () => {
    underWay += change;
    lastChange = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return (whatFor) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        const isQuiet = underWay === 0 && now - Math.max(lastChange, started) >= quietMs;
        if (!isQuiet && now - started < stepLimitMs) return;
        clearInterval(timer);
        if (isQuiet) resolve();
        else reject(new Error(`${whatFor}: the network was not quiet within ${stepLimitMs / 1000} s`));
      }, lookEveryMs);
    });
}
