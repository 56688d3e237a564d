import { vi } from 'vitest';
import { type Language, pathInLanguage } from '../../account/languages.ts';
import { renderStandalonePage } from '../prerender/render-standalone-page.tsx';
import { type StandalonePageName, standalonePages } from '../prerender/standalone-pages.ts';
import { createDemoRenderOptions } from './create-demo-render-options.ts';

/** Caches the HTML of standalone pages by path, so that each is rendered once per process. */
const rendered = new Map<string, Promise<string>>();

function render(name: StandalonePageName, path: string, language: Language): Promise<string> {
  const files = { script: '', styles: '' };
  return renderStandalonePage({ name, path, language }, createDemoRenderOptions(), {
    session: files,
    account: files,
    mail: files,
  });
}

/** Opens a standalone page in the test's window, with `rest` after the path, and calls `run`, the page's script. */
export async function openStandalonePage(
  name: StandalonePageName,
  run: () => Promise<unknown>,
  { language = 'en' as Language, rest = '' } = {},
): Promise<void> {
  const path = pathInLanguage(standalonePages[name].path, language);
  const html = rendered.get(path) ?? render(name, path, language);
  rendered.set(path, html);
  const { body, documentElement } = new DOMParser().parseFromString(await html, 'text/html');
  document.documentElement.lang = documentElement.lang;
  document.body.replaceChildren(...body.childNodes);
  history.replaceState(null, '', path + rest);
  vi.resetModules();
  await run();
}

/** Returns the id of the visible screen of a standalone page. */
export const findVisibleScreenId = (): string | undefined => document.querySelector('main > section:not([hidden])')?.id;

/** Returns the visible text of a standalone page's screen. */
export function readVisibleScreenText(): string {
  const shown = document.querySelector('main > section:not([hidden])')?.cloneNode(true) as Element | undefined;
  for (const part of shown?.querySelectorAll('[hidden]') ?? []) part.remove();
  return shown?.textContent ?? '';
}

/** Clicks the visible link or button with this text. Throws if there is none. */
export function clickByText(words: string): void {
  const all = document.querySelectorAll<HTMLElement>('main > section:not([hidden]) :is(a, button), .languages button');
  const found = Array.from(all).find((each) => each.textContent === words && !each.closest('[hidden]'));
  if (!found) throw new Error(`no visible link or button "${words}" in: ${readVisibleScreenText()}`);
  found.click();
}

/**
 * Submits the visible form. Throws if the page does not cancel the event, because a browser would then send the typed
 * values.
 */
export function submitVisibleForm(): void {
  const form = Array.from(document.forms).find((each) => !each.closest('[hidden]'));
  if (form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    throw new Error('the page did not cancel the submit event');
}

/** Records a page's timers and its listeners on window and document. Returns a function that removes them. */
export function recordPageListeners(): () => void {
  const ends: (() => void)[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as typeof window.addEventListener;
    vi.spyOn(target as Window, 'addEventListener').mockImplementation((name: string, listener) => {
      add(name, listener);
      ends.push(() => target.removeEventListener(name, listener));
    });
  }
  const start = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((...timer: Parameters<typeof start>) => {
    const id = start(...timer);
    ends.push(() => clearTimeout(id));
    return id;
  }) as typeof window.setTimeout);
  return () => {
    for (const end of ends) end();
    history.replaceState(null, '', '/');
  };
}
