import type { Plugin, Rule } from 'postcss';

/** Selectors of what follows the device unless light is forced, and the same where dark is forced. */
const forced: readonly (readonly [string, string])[] = [
  [':root:not([data-theme="light"])', ':root[data-theme="dark"]'],
  [':host(:not([theme="light"]))', ':host([theme="dark"])'],
];

/** Writes the dark block a second time for what is dark by its own word: old browsers have no selector for both. */
export const forcedDark: Plugin = {
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
