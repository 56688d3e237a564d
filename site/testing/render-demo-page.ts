import { renderPage } from '../prerender/render-page.tsx';
import { createDemoRenderOptions } from './create-demo-render-options.ts';

const rendered = new Map<string, Promise<string>>();

/** Resolves to the HTML of a page of the demo build. Renders each page once per process, since no test changes it. */
export function renderDemoPage(path: string): Promise<string> {
  const html = rendered.get(path) ?? renderPage(path, createDemoRenderOptions());
  rendered.set(path, html);
  return html;
}
