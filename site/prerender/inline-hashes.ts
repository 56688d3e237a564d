import { createHash } from 'node:crypto';

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The content-policy sources of every `<style>` in a page, those inside a declarative shadow root included. */
export function inlineStyleHashes(html: string): string[] {
  const contents = Array.from(html.matchAll(styleElement), ([, content = '']) => content);
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
