import type { Plugin, Rule } from 'postcss';

/**
 * Each pair has first the selector of styles that follow the device's colour scheme, then the selector of a page or
 * card that is set to dark.
 */
const forced: readonly (readonly [string, string])[] = [
  [':root:not([data-theme="light"])', ':root[data-theme="dark"]'],
  [':host(:not([theme="light"]))', ':host([theme="dark"])'],
];

/**
 * Copies the styles of `prefers-color-scheme: dark` for pages and cards that are set to dark, because old browsers have
 * no selector that matches both a dark device and a page that is set to dark.
 */
export const forcedDarkPlugin: Plugin = {
  postcssPlugin: 'forced-dark',
  AtRule: {
    media(atRule) {
      if (atRule.params !== '(prefers-color-scheme: dark)') return;
      const rules = (atRule.nodes ?? []).filter(
        (node): node is Rule => node.type === 'rule' && forced.some(([device]) => node.selector.includes(device)),
      );
      for (const rule of rules.reverse()) {
        const selector = forced.reduce((text, [device, own]) => text.replaceAll(device, own), rule.selector);
        atRule.after(rule.clone({ selector }));
      }
    },
  },
};
