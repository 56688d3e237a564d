import { expect, test } from '../../../dev/proof/browser/test.ts';
import { languageCodes } from '../../languages/languages.ts';
import { PlaygroundPage } from '../playground-page.ts';
import { hostilePages } from './hostile-pages.ts';
import { changedLooks, readLooks } from './looks.ts';

const id = 'hostile';

for (const { name, css, attributes = {} } of await hostilePages()) {
  for (const lang of languageCodes) {
    test(`every state in ${lang} on a page with ${name} looks as without`, { tag: '@proof:rare' }, async ({
      page,
      services,
      allowConsole,
    }) => {
      test.setTimeout(180_000);
      // Scenarios tell of misconfigurations and refused records on purpose.
      allowConsole(/\[acct-auth-card\] /);
      const playground = new PlaygroundPage(page);
      const scenarios = await playground.open(services.partner, `lang=${lang}`);
      expect(scenarios.length).toBeGreaterThan(30);
      await page.addScriptTag({ content: `window.looks = { read: ${readLooks}, changed: ${changedLooks} };` });
      const faults: string[] = [];
      for (const scenario of scenarios) {
        await page.evaluate(putSheet, { id, css, attributes });
        // Made and driven on the hostile page; what it is compared with is the same card, once the page's rules are gone.
        await playground.show({ scenario, lang, theme: 'light' });
        const changed = await page.evaluate(compareWithout, { id, attributes });
        for (const fault of changed.slice(0, 5)) faults.push(`${scenario}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  }
}

type Order = { readonly id: string; readonly attributes: Readonly<Record<string, string>> };
type LooksWindow = { looks: { read: typeof readLooks; changed: typeof changedLooks } };

function putSheet({ id, css, attributes }: Order & { readonly css: string }): void {
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  style.id = id;
  style.textContent = css;
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
}

/** Runs in the page. */
function compareWithout({ id, attributes }: Order): readonly string[] {
  const { read, changed } = (window as unknown as LooksWindow).looks;
  const card = document.querySelector('acct-auth-card');
  if (card === null) return ['no card'];
  // What moves by itself is looked at where it begins.
  const still = (): void => {
    for (const animation of card.shadowRoot?.getAnimations() ?? []) {
      animation.pause();
      animation.currentTime = 0;
    }
  };
  still();
  const hostile = read(card);
  document.getElementById(id)?.remove();
  for (const name of Object.keys(attributes)) document.documentElement.removeAttribute(name);
  still();
  return changed(read(card), hostile);
}
