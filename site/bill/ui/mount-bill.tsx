import { flushSync } from 'react-dom';
import { languageCodes, sourceLanguage } from '../../../widget/languages/languages.ts';
import { reactRoots } from '../react-roots.ts';
import { BillApp } from './bill-app.tsx';
import type { BillText } from './bill-context.ts';
import { typedIn } from './typed-in.ts';

/** How the page came; a translator may have changed it since. */
export type Written = { readonly language: string; readonly words: string | null };

/** From an old control to its replacement. */
export type StandsFor = (before: HTMLElement) => HTMLElement;

/** Hydrates the bill in `host`, or draws it again if its words changed. Resolves to the replacements of controls. */
export function mountBill(host: HTMLElement, text: BillText, written: Written): Promise<StandsFor> {
  const { bill: layout, draft = '' } = host.dataset;
  const language = languageCodes.find((code) => code === written.language) ?? sourceLanguage;
  const typed = typedIn(host);
  let standsFor: StandsFor = (before) => before;
  return new Promise((resolve) => {
    const app = (onDrawn?: () => void) => (
      <BillApp
        {...{ host, text, language, typed, onDrawn }}
        layout={layout === 'whole' ? 'whole' : 'compact'}
        draft={JSON.parse(draft)}
        onAwake={() => {
          host.dataset.awake = '';
          resolve(standsFor);
        }}
      />
    );
    if (host.textContent === written.words) {
      reactRoots.hydrateRoot(host, app());
      return;
    }
    const controls = () =>
      Array.from(host.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'));
    const before = controls();
    const focused = document.activeElement as HTMLElement;
    const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
    const onDrawn = (): void => {
      const drawn = controls();
      standsFor = (each) => drawn[before.indexOf(each)] ?? each;
    };
    host.textContent = '';
    // In one go, so that no key pressed meanwhile finds the field gone.
    flushSync(() => reactRoots.createRoot(host).render(app(onDrawn)));
    const field = standsFor(focused);
    field.focus();
    if (field !== focused && selectionStart !== null)
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  });
}
