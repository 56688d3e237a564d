import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { contrast } from '../../../site/guide/contrast.ts';

export type Sheet = { readonly file: string; readonly source: string };
type Theme = 'light' | 'dark';
type Values = Readonly<Record<string, readonly string[]>>;

/** The colours of whole parts of a page and of the card. Text and controls stand on each of them. */
const grounds = ['--acct-background', '--acct-surface', '--acct-tint', '--acct-well'];

/** The grounds of a text whose own rule sets none. A text of another colour is a fault. */
const textGrounds: Readonly<Record<string, readonly string[]>> = {
  '--acct-text': [...grounds, '--notice'],
  '--acct-text-muted': grounds,
  '--acct-accent': [...grounds, '--notice'],
  '--acct-success': grounds,
  '--acct-on-accent': ['--acct-accent-strong', '--acct-primary'],
  '--acct-accent-trim': ['--acct-accent-strong'],
  '#3a0b08': ['--acct-accent-trim'],
  '#241a15': ['--acct-focus'],
};

/** What has to be seen of a control, a mark or a bar, with what it touches. */
const shapeGrounds: Readonly<Record<string, readonly string[]>> = {
  '--acct-border': grounds,
  '--acct-text': grounds,
  '--acct-accent': grounds,
  '--acct-success': grounds,
  '--acct-primary': ['--acct-background', '--acct-surface', '--acct-tint'],
  '--acct-accent-trim': ['--acct-accent-strong'],
  '#3a0b08': ['--acct-accent-trim'],
  '--age-1': ['--acct-surface'],
  '--age-2': ['--acct-surface'],
  '--age-3': ['--acct-surface'],
};

/** Colours of decoration: words or another line say the same. Of the two focus rings one is always visible. */
const decoration: ReadonlySet<string> = new Set([
  '--acct-divider',
  '--acct-edge',
  '--acct-accent-line',
  '--acct-focus',
  '--acct-accent-strong',
  '--acct-text-muted',
  '--acct-surface',
  '--bezel',
  '--stitches',
  '--tone',
]);

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
const least = { text: 4.5, shape: 3 } as const;

const unknown = (sheet: Sheet, { prop, value }: Declaration): string =>
  `${sheet.file}: ${prop}: ${value} has no grounds`;

/**
 * Returns a line for each pair of colours that touch and are too alike, from the rules of the stylesheets: text on the
 * ground of its own rule, or on all that it may stand on; borders and filled shapes on theirs.
 */
export function contrastFaults(sheets: readonly Sheet[]): readonly string[] {
  const faults = new Set<string>();
  const values = { light: valuesOf(sheets, 'light'), dark: valuesOf(sheets, 'dark') };
  const compare = (kind: keyof typeof least, colour: string, ground: string): void => {
    for (const theme of ['light', 'dark'] as const) {
      for (const front of resolve(colour, values[theme])) {
        for (const back of resolve(ground, values[theme])) {
          const ratio = contrast(front, back);
          const pair = `${theme}: ${colour} on ${ground}`;
          if (ratio < least[kind]) faults.add(`${pair} has ${ratio.toFixed(2)}, needs ${least[kind]}`);
        }
      }
    }
  };
  for (const sheet of sheets) {
    postcss.parse(sheet.source).walkRules((rule) => {
      if (isOutside(rule)) return;
      const { text, ground, shapes } = coloursOf(rule);
      if (text && ground) compare('text', nameIn(text), nameIn(ground));
      if (text && !ground) {
        const on = textGrounds[nameIn(text)];
        if (!on) faults.add(unknown(sheet, text));
        for (const each of on ?? []) compare('text', nameIn(text), each);
      }
      const isShape = ground && nameIn(ground) in shapeGrounds;
      if (ground && !text && !isShape && !decoration.has(nameIn(ground))) {
        for (const each of ['--acct-text', '--acct-text-muted']) compare('text', each, nameIn(ground));
      }
      for (const shape of isShape ? [...shapes, ground] : shapes) {
        if (decoration.has(nameIn(shape))) continue;
        const on = shapeGrounds[nameIn(shape)];
        if (!on) faults.add(unknown(sheet, shape));
        for (const each of on ?? []) compare('shape', nameIn(shape), each);
      }
    });
  }
  return [...faults].sort();
}

const colour = /var\(--[\w-]+\)|#[\da-f]{3,6}\b/i;

/** Returns the name of a declaration's colour, or its digits. */
const nameIn = ({ value }: Declaration): string => (colour.exec(value)?.[0] ?? '').replace(/^var\(|\)$/g, '');

/** Paper is white in both themes, forced colours are the visitor's own, and Google's button has Google's. */
function isOutside(rule: Rule): boolean {
  if (rule.selector.startsWith('.popup')) return true;
  for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
    const { name, params = '' } = parent as AtRule;
    if (name === 'media' && /print|forced-colors/.test(params)) return true;
  }
  return false;
}

function coloursOf(rule: Rule) {
  let text: Declaration | undefined;
  let ground: Declaration | undefined;
  const shapes: Declaration[] = [];
  rule.each((node) => {
    if (node.type !== 'decl' || !colour.test(node.value) || node.value.includes('gradient(')) return;
    if (node.prop === 'color') text = node;
    else if (/^background(-color)?$/.test(node.prop)) ground = node;
    else if (/^(border(-(top|right|bottom|left))?(-color)?|fill|accent-color|text-decoration-color)$/.test(node.prop)) {
      shapes.push(node);
    }
  });
  return { text, ground, shapes } as {
    readonly text: Declaration | undefined;
    readonly ground: Declaration | undefined;
    readonly shapes: readonly Declaration[];
  };
}

/** Returns every colour of a custom property in one theme, by name: a part of a page may set its own. */
function valuesOf(sheets: readonly Sheet[], theme: Theme): Values {
  const found: Record<string, string[]> = {};
  const late: Record<string, string> = {};
  for (const { source } of sheets) {
    postcss.parse(source).walkDecls(/^--/, (declaration) => {
      const parent = declaration.parent?.parent as AtRule | undefined;
      const isDark = parent?.type === 'atrule' && parent.params === '(prefers-color-scheme: dark)';
      if (isDark && theme === 'dark') late[declaration.prop] = declaration.value;
      if (!isDark) found[declaration.prop] = [...(found[declaration.prop] ?? []), declaration.value];
    });
  }
  for (const [name, value] of Object.entries(late)) found[name] = [value];
  return found;
}

/** Returns the digits of a colour or of every value of a property. Throws for a property that nobody declares. */
function resolve(name: string, values: Values): readonly string[] {
  if (name.startsWith('#')) return [name];
  const declared = values[name];
  if (!declared) throw new Error(`No stylesheet declares ${name}.`);
  return declared.flatMap((value) => {
    const inner = colour.exec(value)?.[0]?.replace(/^var\(|\)$/g, '');
    return inner ? resolve(inner, values) : [];
  });
}
