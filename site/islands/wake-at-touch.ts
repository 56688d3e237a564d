import { findChangedFields, rememberedShopKey, storedBillKey, storedListKey } from '../base/entered-fields.ts';
import type { CurrentControlFinder, ServerRenderedText } from '../tools/bill/ui/mount-bill.tsx';

/**
 * Entry of the tools' pages: loads a tool at the first touch. Keeps the text that the visitor types, and the presses,
 * while the tool loads.
 */
const texts = import.meta.glob<{ readonly billTexts: import('../content/catalogue.ts').Catalogue['bill'] }>(
  '../content/*/bill-texts.ts',
);
/** The time in milliseconds after which a tool that is still loading counts as not loaded. */
const slowLoadDelay = 10_000;
/** The events that load a tool, without `pointerdown`: a finger that only scrolls must not load React. */
const touches = ['focusin', 'input', 'click'];

/**
 * Starts a tool. If the tool replaces the controls of the server's HTML, resolves to a function that takes a replaced
 * control and returns the tool's control.
 */
type Load = (host: HTMLElement, written: ServerRenderedText) => Promise<CurrentControlFinder | undefined>;

const loadBill: Load = async (host, written) => {
  const [{ mountBill }, text] = await Promise.all([
    import('../tools/bill/ui/mount-bill.tsx'),
    (texts[`../content/${written.language}/bill-texts.ts`] ?? texts['../content/en/bill-texts.ts'])?.(),
    // Requests React in parallel with the tool, whose module also imports this file.
    import('../tools/browser/react-entry-points.ts'),
  ]);
  return text && mountBill(host, text.billTexts, written);
};

const loadDebts: Load = async (host, { language }) => {
  const [{ mountDebts }] = await Promise.all([
    import('../tools/debts/ui/mount-debts.tsx'),
    import('../tools/browser/react-entry-points.ts'),
  ]);
  await mountDebts(host, language);
  return undefined;
};

const loadGenerator: Load = async (host) => {
  const { runGenerator } = await import('../guide/run-generator.ts');
  runGenerator(host);
  return undefined;
};

function wakeAtTouch(host: HTMLElement, load: Load): void {
  const written = { language: document.documentElement.lang, words: host.textContent };
  const failed = host.nextElementSibling as HTMLElement;
  const waking = host.parentElement?.querySelector<HTMLElement>('.waking');
  let isLoading = false;
  let pressed: HTMLElement[] = [];
  const onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    if (button) pressed.push(button);
  };
  const show = (isWaking: boolean, isLate: boolean): void => {
    if (waking) waking.hidden = !isWaking;
    failed.hidden = !isLate;
  };
  const wake = (): void => {
    if (isLoading) return;
    isLoading = true;
    show(true, false);
    const late = setTimeout(() => show(false, true), slowLoadDelay);
    const end = (hasFailed: boolean): void => {
      clearTimeout(late);
      show(false, hasFailed);
    };
    load(host, written).then(
      (standsFor = (each) => each) => {
        end(false);
        for (const touch of touches) host.removeEventListener(touch, wake);
        host.removeEventListener('click', onClick);
        for (const each of pressed) standsFor(each).click();
      },
      () => {
        end(true);
        isLoading = false;
        pressed = [];
      },
    );
  };
  for (const touch of touches) host.addEventListener(touch, wake);
  host.addEventListener('click', onClick);
  // Records a paste, because a pasted list is displayed in another way than a typed one.
  host.addEventListener('paste', () => host.setAttribute('data-pasted', ''));
  // Loads the tool at once if the visitor has already used it, or if the browser stores data of the tool.
  if (findChangedFields(host).length > 0 || host.contains(document.activeElement) || hasStored(host)) wake();
}

function hasStored({ dataset }: HTMLElement): boolean {
  const isBill = 'bill' in dataset;
  const key = isBill ? storedBillKey : 'debts' in dataset && storedListKey;
  try {
    const isStored = key !== false && sessionStorage.getItem(key) !== null;
    return isStored || (isBill && localStorage.getItem(rememberedShopKey) !== null);
  } catch {
    return false;
  }
}

const loaders = [
  ['[data-bill]', loadBill],
  ['[data-debts]', loadDebts],
  ['[data-generator]', loadGenerator],
] as const;
for (const [selector, load] of loaders) {
  const host = document.querySelector<HTMLElement>(selector);
  if (host) wakeAtTouch(host, load);
}
