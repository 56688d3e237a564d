import { renderToString } from 'react-dom/server';
import { type Language, languageCodes } from '../../../account/languages.ts';
import { type Tab, tabs } from '../../core/card-config.ts';
import { consentSentences } from '../../languages/consent-sentences.ts';
import { parseAttributes } from '../parse-attributes.ts';
import { flowsAndAdaptersFactory } from '../react/active-chunk.ts';
import { createCardInstance } from '../react/card-instance.ts';
import { CardRoot, createHostPage } from '../react/card-root.tsx';
import { loadMessages } from '../react/use-messages.ts';

export type PrerenderedHtml = Readonly<Record<Language, Readonly<Record<Tab, string>>>>;

const nothing = (): void => undefined;

/** Resolves to the HTML of the card's first rendering, by language and tab. Runs in Node while the card is built. */
export async function prerenderCard(): Promise<PrerenderedHtml> {
  await Promise.all(languageCodes.map(loadMessages));
  // The first rendering uses only these properties of the host.
  const host = { parentNode: null, baseURI: 'https://www.acct.example/' } as HTMLElement;
  const render = (lang: Language, tab: Tab): string => {
    const reading = parseAttributes(host, { lang, tab });
    const recover = () => Promise.reject(new Error('Prerendering never recovers.'));
    const page = createHostPage(host);
    const drawing = { draw: nothing, drawAtOnce: nothing, detach: nothing, replace: nothing, unmount: nothing };
    const instance = createCardInstance({
      host,
      page,
      reading,
      begin: 'painted',
      drawing,
      recover,
      reportProblems: nothing,
      workFactory: flowsAndAdaptersFactory,
      sentences: consentSentences,
    });
    return renderToString(<CardRoot {...{ host, instance, recover }} config={reading.config} onDrawn={nothing} />);
  };
  const byTab = (lang: Language) => Object.fromEntries(tabs.map((tab) => [tab, render(lang, tab)]));
  return Object.fromEntries(languageCodes.map((lang) => [lang, byTab(lang)])) as PrerenderedHtml;
}
