import { keptBillKey, keptListKey, rememberedShopKey, typedIn } from '../base/typed-in.ts';
import type { StandsFor, Written } from '../tools/bill/ui/mount-bill.tsx';

/** Entry of the tools' pages: loads at the first touch, answers at once, and keeps what is typed meanwhile. */
const texts = import.meta.glob<{ readonly bill: import('../content/catalogue.ts').Catalogue['bill'] }>(
  '../content/*/bill.ts',
);
/** Milliseconds until the visitor learns that the tool is still loading. */
const patience = 10_000;
/** Not `pointerdown`: a thumb that scrolls past the bill does not ask for React. */
const touches = ['focusin', 'input', 'click'];

/** Starts a tool. Resolves to a function from an old control to its replacement, if they differ. */
type Load = (host: HTMLElement, written: Written) => Promise<StandsFor | undefined>;

const loadBill: Load = async (host, written) => {
  const [{ mountBill }, text] = await Promise.all([
    import('../tools/bill/ui/mount-bill.tsx'),
    (texts[`../content/${written.language}/bill.ts`] ?? texts['../content/en/bill.ts'])?.(),
    // At once, not after the module that needs it.
    import('../tools/browser/react-roots.ts'),
  ]);
  return text && mountBill(host, text.bill, written);
};

const loadDebts: Load = async (host, { language }) => {
  const [{ mountDebts }] = await Promise.all([
    import('../tools/debts/ui/mount-debts.tsx'),
    import('../tools/browser/react-roots.ts'),
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
    const late = setTimeout(() => show(false, true), patience);
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
  // A pasted list is shown in another way than one that is being typed.
  host.addEventListener('paste', () => host.setAttribute('data-pasted', ''));
  // The visitor was faster than this script, or the tab keeps what was typed before.
  if (typedIn(host).length > 0 || host.contains(document.activeElement) || hasKept(host)) wake();
}

function hasKept({ dataset }: HTMLElement): boolean {
  const isBill = 'bill' in dataset;
  const key = isBill ? keptBillKey : 'debts' in dataset && keptListKey;
  try {
    const isKept = key !== false && sessionStorage.getItem(key) !== null;
    return isKept || (isBill && localStorage.getItem(rememberedShopKey) !== null);
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
