import { keptBillKey } from '../bill/kept-bill-key.ts';

/**
 * Entry of the pages with something to try: nothing loads until the first touch, and what is typed or pressed meanwhile
 * stays.
 */
const texts = import.meta.glob<{ readonly bill: import('../content/catalogue.ts').Catalogue['bill'] }>(
  '../content/*/bill.ts',
);
/** Milliseconds after which a visitor is told that nothing has come yet, though it is still waited for. */
const patience = 10_000;
/** Not `pointerdown`: who scrolls past with a thumb on the bill has not asked for React. */
const touches = ['focusin', 'input', 'click'];

async function loadBill(host: HTMLElement): Promise<void> {
  const [{ mountBill }, text] = await Promise.all([
    import('../bill/ui/mount-bill.tsx'),
    (texts[`../content/${document.documentElement.lang}/bill.ts`] ?? texts['../content/en/bill.ts'])?.(),
    // At once, not after the module that needs it has arrived.
    import('../bill/react-roots.ts'),
  ]);
  if (text) await mountBill(host, text.bill);
}

async function loadDebts(host: HTMLElement): Promise<void> {
  const [{ mountDebts }] = await Promise.all([
    import('../bill/debts/mount-debts.tsx'),
    import('../bill/react-roots.ts'),
  ]);
  await mountDebts(host);
}

async function loadGenerator(host: HTMLElement): Promise<void> {
  const { runGenerator } = await import('../guide/run-generator.ts');
  runGenerator(host);
}

function wakeAtTouch(host: HTMLElement, load: (host: HTMLElement) => Promise<void>): void {
  const failed = host.nextElementSibling as HTMLElement;
  let isLoading = false;
  let pressed: HTMLElement | null = null;
  const onClick = ({ target }: Event): void => {
    pressed = (target as Element).closest('button');
  };
  const wake = (): void => {
    if (isLoading) return;
    isLoading = true;
    const late = setTimeout(() => {
      failed.hidden = false;
    }, patience);
    load(host).then(
      () => {
        clearTimeout(late);
        failed.hidden = true;
        for (const touch of touches) host.removeEventListener(touch, wake);
        host.removeEventListener('click', onClick);
        pressed?.click();
      },
      () => {
        clearTimeout(late);
        isLoading = false;
        pressed = null;
        failed.hidden = false;
      },
    );
  };
  for (const touch of touches) host.addEventListener(touch, wake);
  host.addEventListener('click', onClick);
  if (host.dataset.bill && hasKeptBill()) wake();
}

function hasKeptBill(): boolean {
  try {
    return sessionStorage.getItem(keptBillKey) !== null;
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
