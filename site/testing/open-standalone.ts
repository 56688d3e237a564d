import { vi } from 'vitest';
import { type Language, localPath } from '../../widget/languages/languages.ts';
import { renderStandalonePage } from '../prerender/render-standalone-page.tsx';
import { type StandaloneName, standalonePages } from '../prerender/standalone-pages.ts';
import { pageOptions } from './page-options.ts';

/** Puts a standalone page's own document into this window, at `rest` of its address; `run` is its script. */
export async function openStandalone(
  name: StandaloneName,
  run: () => Promise<unknown>,
  { language = 'en' as Language, rest = '' } = {},
): Promise<void> {
  const path = localPath(standalonePages[name].path, language);
  const files = { script: '', styles: '' };
  const pages = { session: files, account: files, mail: files };
  const html = await renderStandalonePage({ name, path, language }, pageOptions().env, pages);
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = documentElement.lang;
  document.body.replaceChildren(...body.childNodes);
  history.replaceState(null, '', path + rest);
  vi.resetModules();
  await run();
}

/** The screen that is shown. */
export const screen = (): string | undefined => document.querySelector('section:not([hidden])')?.id;

/** The words that a visitor sees of the screen. */
export function seen(): string {
  const shown = document.querySelector('section:not([hidden])')?.cloneNode(true) as Element | undefined;
  for (const part of shown?.querySelectorAll('[hidden]') ?? []) part.remove();
  return shown?.textContent ?? '';
}

/** Clicks what is there to be pressed with these words, as a visitor finds it. */
export function click(words: string): void {
  const all = document.querySelectorAll<HTMLElement>('section:not([hidden]) :is(a, button), .languages button');
  const found = Array.from(all).find((each) => each.textContent === words && !each.closest('[hidden]'));
  if (!found) throw new Error(`nobody finds "${words}" in: ${seen()}`);
  found.click();
}

/** Sends the form that is shown, which no browser may send by itself: it would take what is typed along. */
export function sendForm(): void {
  const form = Array.from(document.forms).find((each) => !each.closest('[hidden]'));
  if (form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    throw new Error('the form is sent');
}

/** Notes what a page's script has window and document listen to. Returns what ends that, and the page's address. */
export function keepListeners(): () => void {
  const ends: (() => void)[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as typeof window.addEventListener;
    vi.spyOn(target as Window, 'addEventListener').mockImplementation((name: string, listener) => {
      add(name, listener);
      ends.push(() => target.removeEventListener(name, listener));
    });
  }
  return () => {
    for (const end of ends) end();
    history.replaceState(null, '', '/');
  };
}
