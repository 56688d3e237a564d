import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PageRuler } from './finding.ts';

const sniffer = readFileSync(createRequire(import.meta.url).resolve('@pa11y/html_codesniffer/build/HTMLCS.js'), 'utf8');

/** The part of the sniffer that is used here. */
type SnifferWindow = {
  readonly HTMLCS: {
    util: { style(node: Node, pseudo?: string): CSSStyleDeclaration | null };
    process(standard: string, content: Document | ShadowRoot | Element, done: () => void, failed: () => void): void;
    getMessages(): readonly {
      readonly type: number;
      readonly code: string;
      readonly msg: string;
      readonly element: Element | Document | ShadowRoot;
    }[];
  };
};

/**
 * What HTML_CodeSniffer, as Pa11y keeps it up, calls an error or a warning by WCAG 2.2 AA; its notices it gives to every page, whatever is on it.
 * It takes hidden elements for shown ones, so what has no box is left aside. It knows no shadow roots: what lies in one is shown to it by itself, with the
 * document's own look-ups leading there.
 */
export const codeSniffer: PageRuler = async (page) => {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(sniffer);
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as SnifferWindow;
    const found: { rule: string; where: string; says: string }[] = [];
    const told = new Set<string>();
    const elements: Node[] = [];
    const process = async (content: Document | ShadowRoot | Element): Promise<void> => {
      await new Promise<void>((resolve, reject) => {
        HTMLCS.process('WCAG2AA', content, resolve, () => reject(new Error('HTML_CodeSniffer could not run')));
      });
      for (const { type, code, msg, element } of HTMLCS.getMessages()) {
        const isShown = !(element instanceof Element) || element.getClientRects().length > 0;
        const where = element instanceof Element ? element.outerHTML.slice(0, 300) : 'document';
        if (!elements.includes(element)) elements.push(element);
        const key = `${code} ${elements.indexOf(element)}`;
        if (type > 2 || !isShown || told.has(key)) continue;
        told.add(key);
        found.push({ rule: `${type === 1 ? 'error' : 'warning'} ${code}`, where, says: msg });
      }
    };
    await process(document);
    const style = HTMLCS.util.style;
    HTMLCS.util.style = (node, pseudo) => style(node instanceof ShadowRoot ? node.host : node, pseudo);
    const lookUps = ['getElementById', 'querySelector', 'querySelectorAll'] as const;
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      for (const name of lookUps) Object.assign(document, { [name]: shadowRoot[name].bind(shadowRoot) });
      // What the sniffer asks of the top of anything.
      Object.assign(shadowRoot, {
        getElementsByTagName: (name: string) => shadowRoot.querySelectorAll(name),
        hasAttribute: () => false,
        getAttribute: () => null,
      });
      await process(shadowRoot);
      // Contrast it takes from elements alone.
      for (const part of shadowRoot.children) {
        if (part.matches('style, link, script')) continue;
        Object.assign(part, { getElementById: shadowRoot.getElementById.bind(shadowRoot) });
        await process(part);
      }
      for (const name of lookUps) Reflect.deleteProperty(document, name);
    }
    HTMLCS.util.style = style;
    return found;
  });
};
