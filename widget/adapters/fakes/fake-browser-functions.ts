import type { InAppBrowser } from '../../core/in-app-browser.ts';
import type { BrowserFunctions } from '../../core/ports.ts';

export type FakeBrowserFunctions = BrowserFunctions & {
  /** The copied texts, in order. */
  readonly copied: readonly string[];
  /** The number of times that the card has reloaded the page. */
  readonly reloads: number;
  /** True while the card waits for the code of an SMS. */
  readonly waitsForCode: boolean;
  /** Delivers an SMS with this code to the card. */
  receiveCode(code: string): void;
};

export type FakeBrowserFunctionsOptions = {
  readonly inApp?: InAppBrowser | null;
  readonly address?: string;
  readonly refusesToCopy?: boolean;
};

/** Creates a fake `BrowserFunctions` port, which needs no browser. */
export function createFakeBrowserFunctions(options: FakeBrowserFunctionsOptions = {}): FakeBrowserFunctions {
  const { inApp = null, address = 'https://www.acct.example/login', refusesToCopy = false } = options;
  const copied: string[] = [];
  let reloads = 0;
  let waiting: ((code: string) => void) | null = null;
  return {
    copied,
    get reloads() {
      return reloads;
    },
    get waitsForCode() {
      return waiting !== null;
    },
    receiveCode: (code) => waiting?.(code),
    inAppBrowser: () => inApp,
    pageAddress: () => address,
    reload() {
      reloads += 1;
    },
    async copyText(text) {
      if (refusesToCopy) return false;
      copied.push(text);
      return true;
    },
    readSmsCode(received) {
      waiting = received;
      return () => {
        waiting = null;
      };
    },
  };
}
