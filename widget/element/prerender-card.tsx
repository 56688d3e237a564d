import { renderToString } from 'react-dom/server';
import { type Language, languages, type Tab, tabs } from '../core/card-config.ts';
import { CardRoot } from './card-root.tsx';
import { loadMessages } from './use-messages.ts';

/** The card's HTML for every language and tab, as React would draw it at first. Runs in Node, at build time. */
export async function prerenderCard(): Promise<Record<Language, Record<Tab, string>>> {
  await Promise.all(languages.map(loadMessages));
  // All that the first drawing asks of the host.
  const host = { parentElement: null, baseURI: 'https://www.acct.example/' } as HTMLElement;
  const render = (lang: Language, tab: Tab): string =>
    renderToString(<CardRoot host={host} attributes={{ lang, tab }} />);
  const both = (lang: Language): Record<Tab, string> =>
    Object.fromEntries(tabs.map((tab) => [tab, render(lang, tab)])) as Record<Tab, string>;
  return { en: both('en'), hi: both('hi') };
}
