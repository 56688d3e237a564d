import { renderPage } from '../prerender/render-page.tsx';
import { pageOptions } from './page-options.ts';

const rendered = new Map<string, Promise<string>>();

/** Resolves to a page's HTML with the usual options. Each page is rendered once a process: nothing changes them. */
export function renderedPage(path: string): Promise<string> {
  const html = rendered.get(path) ?? renderPage(path, pageOptions());
  rendered.set(path, html);
  return html;
}
