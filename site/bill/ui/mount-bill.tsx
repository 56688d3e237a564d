import { languageCodes, sourceLanguage } from '../../../widget/languages/languages.ts';
import { reactRoots } from '../react-roots.ts';
import { BillApp } from './bill-app.tsx';
import type { BillText } from './bill-context.ts';
import { typedIn } from './typed-in.ts';

/** Takes over the bill that the server has rendered into `host`; resolves when it answers. */
export function mountBill(host: HTMLElement, text: BillText): Promise<void> {
  const { bill: layout, draft = '' } = host.dataset;
  const language = languageCodes.find((code) => code === document.documentElement.lang) ?? sourceLanguage;
  return new Promise((resolve) => {
    reactRoots.hydrateRoot(
      host,
      <BillApp
        {...{ host, text, language }}
        layout={layout === 'whole' ? 'whole' : 'compact'}
        draft={JSON.parse(draft)}
        typed={typedIn(host)}
        onAwake={() => {
          host.dataset.awake = '';
          resolve();
        }}
      />,
    );
  });
}
