import type { Page } from '@playwright/test';

/**
 * Translates a page as Chromium does: replaces each text node by two nested `<font>` elements with a new text node, so
 * that React's text nodes are no longer in the page.
 */
export async function translatePage(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => {
    const isOurs = (text: Node): boolean => Boolean(text.parentElement?.closest('font,script,style,[translate=no]'));
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text && /\p{L}/u.test(node.data) && !isOurs(node)) texts.push(node);
        const shadow = node instanceof Element ? node.shadowRoot : null;
        if (shadow) follow(shadow);
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `${text.data.trim()} (${lang})`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const follow = (root: Node): void => {
      translate(root);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (target instanceof Text) translate(target);
          else addedNodes.forEach(translate);
        }
      }).observe(root, { childList: true, characterData: true, subtree: true });
    };
    document.documentElement.lang = lang;
    document.documentElement.classList.add('translated-ltr');
    follow(document.body);
  }, language);
}
