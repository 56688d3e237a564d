import { renderPage } from '../prerender/render-page.tsx';
import { demoRenderOptions } from './demo-render-options.ts';

const rendered = new Map<string, Promise<string>>();

/** Resolves to a page's HTML with the usual options. Each page is rendered once a process: nothing changes them. */
export function renderDemoPage(path: string): Promise<string> {
  const html = rendered.get(path) ?? renderPage(path, demoRenderOptions());
  rendered.set(path, html);
  return html;
}
