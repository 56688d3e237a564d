import type { Plugin, Rule } from 'postcss';

/**
 * Pairs of selectors. The first selects a page or card that follows the device's colour scheme, the second one that is
 * set to dark.
 */
const forced: readonly (readonly [string, string])[] = [
  [':root:not([data-theme="light"])', ':root[data-theme="dark"]'],
  [':host(:not([theme="light"]))', ':host([theme="dark"])'],
];

/**
 * Copies the styles of `prefers-color-scheme: dark` for pages and cards that are set to dark. Old browsers have no
 * single rule for both a dark device and a page that is set to dark.
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
