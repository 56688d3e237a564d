import { createHash } from 'node:crypto';

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const bareScript = /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g;

/** The content-policy sources of every `<style>` in a page, those inside a declarative shadow root included. */
export const inlineStyleHashes = (html: string): string[] => hashesOf(html, styleElement);

/** The same of every `<script>` that runs in the page itself, and of its import map. */
export const inlineScriptHashes = (html: string): string[] => hashesOf(html, bareScript);

function hashesOf(html: string, element: RegExp): string[] {
  const contents = Array.from(html.matchAll(element), ([, content = '']) => content);
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
