import type { FieldName, FieldTexts } from '../../account/fields.ts';
import type { Tab } from '../core/card-config.ts';
import type { CardView, HumanCheckPhase } from '../core/card-state.ts';

/** The number of milliseconds after which `waitUntilFound` rejects. */
const responseTimeout = 5000;

/**
 * Waits until `look` finds something. Calls `look` again at every change below `root`. Rejects if `signal` aborts, or
 * after a time limit.
 */
export function waitUntilFound<T>(
  root: Node,
  what: string,
  look: () => T | null | undefined | false,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener('abort', abandon);
    };
    const abandon = (): void => {
      stop();
      reject(signal.reason);
    };
    const check = (): void => {
      const found = look();
      if (found === null || found === undefined || found === false) return;
      stop();
      resolve(found);
    };
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`The card never came to this: ${what}.`));
    }, responseTimeout);
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    signal.addEventListener('abort', abandon);
    if (signal.aborted) abandon();
    else check();
  });
}

/**
 * Uses a card as a visitor does. The driver works in every language, because it finds fields by their names and states
 * by the card's attributes.
 */
export type CardDriver = {
  /** Activates the card without focusing a field. */
  touch(): Promise<void>;
  openTab(tab: Tab): Promise<void>;
  type(texts: FieldTexts): Promise<void>;
  submit(): void;
  /** Clicks the first match in the card. */
  click(selector: string): Promise<void>;
  /** Waits for the first match in the card. */
  shows(selector: string): Promise<Element>;
  checkIs(phase: HumanCheckPhase): Promise<void>;
  viewIs(view: CardView['name']): Promise<void>;
  /** Waits until the status box has this tone and is not empty. */
  says(tone: 'progress' | 'error' | 'info'): Promise<void>;
};

export function createCardDriver(element: HTMLElement, signal: AbortSignal): CardDriver {
  const root = element.shadowRoot;
  if (root === null) throw new Error('The element has no shadow root: is the card registered?');
  const shows = (selector: string) =>
    waitUntilFound(root, `${selector} is there`, () => root.querySelector<HTMLElement>(selector), signal);
  const input = async (field: FieldName) => (await shows(`[name=${field}]`)) as HTMLInputElement;
  return {
    shows,
    async touch() {
      (await shows('.card')).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    },
    async openTab(tab) {
      (await shows(`[role=tab][id$=${tab}]`)).click();
      await shows(`[role=tab][id$=${tab}][aria-selected=true]`);
    },
    async type(texts) {
      for (const [field, text] of Object.entries(texts)) {
        const target = await input(field as FieldName);
        target.value = text;
        target.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }
    },
    submit() {
      root.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    },
    async click(selector) {
      (await shows(selector)).click();
    },
    checkIs: async (phase) => void (await shows(`.human-check[data-phase=${phase}]`)),
    viewIs: async (view) => void (await shows(`.card[data-state=${view}]`)),
    says: async (tone) => void (await shows(`.status[data-tone=${tone}]:not(:empty)`)),
  };
}
