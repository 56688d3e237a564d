import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { computeContrastRatio } from '../../../site/guide/contrast.ts';

export type StyleSheetSource = { readonly file: string; readonly source: string };
type Theme = 'light' | 'dark';
type Values = Readonly<Record<string, readonly string[]>>;

/** The background colours of whole sections, on which text and controls may appear. */
const backgrounds = ['--acct-background', '--acct-surface', '--acct-tint', '--acct-well'];

/**
 * The backgrounds on which each text colour may appear if its rule sets no background. The check reports a text colour
 * that is missing from this list.
 */
const textBackgrounds: Readonly<Record<string, readonly string[]>> = {
  '--acct-text': [...backgrounds, '--notice'],
  '--acct-text-muted': backgrounds,
  '--acct-accent': [...backgrounds, '--notice'],
  '--acct-success': backgrounds,
  '--acct-on-accent': ['--acct-accent-strong', '--acct-primary'],
  '--acct-accent-trim': ['--acct-accent-strong'],
  '#3a0b08': ['--acct-accent-trim'],
  '#241a15': ['--acct-focus'],
};

/** The backgrounds on which each colour of a control, a mark or a bar may appear. */
const shapeBackgrounds: Readonly<Record<string, readonly string[]>> = {
  '--acct-border': backgrounds,
  '--acct-text': backgrounds,
  '--acct-accent': backgrounds,
  '--acct-success': backgrounds,
  '--acct-primary': ['--acct-background', '--acct-surface', '--acct-tint'],
  '--acct-accent-trim': ['--acct-accent-strong'],
  '#3a0b08': ['--acct-accent-trim'],
  '--box-edge': ['--box-ground', '--acct-surface'],
  '--box-checked': ['--acct-surface'],
  '--box-tick': ['--box-checked'],
  '--age-1': ['--acct-surface'],
  '--age-2': ['--acct-surface'],
  '--age-3': ['--acct-surface'],
};

/**
 * Decorative colours, which need no contrast. The colours of the two focus rings are in this list, because on every
 * ground at least one of the rings is visible.
 */
const decorativeColours: ReadonlySet<string> = new Set([
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

/** The least contrast that WCAG 2.2 accepts in success criteria 1.4.3 and 1.4.11. */
const minimumContrast = { text: 4.5, shape: 3 } as const;

const unknown = (sheet: StyleSheetSource, { prop, value }: Declaration): string =>
  `${sheet.file}: ${prop}: ${value} has no known background`;

/**
 * Returns a line for each pair of adjacent colours with too little contrast. Text is compared with the background of
 * its own rule, or with every background that it may have. Borders and filled shapes are compared with the backgrounds
 * that are listed for their colours.
 */
export function findContrastFaults(sheets: readonly StyleSheetSource[]): readonly string[] {
  const faults = new Set<string>();
  const values = { light: valuesOf(sheets, 'light'), dark: valuesOf(sheets, 'dark') };
  const compare = (kind: keyof typeof minimumContrast, colour: string, ground: string): void => {
    for (const theme of ['light', 'dark'] as const) {
      for (const front of resolve(colour, values[theme])) {
        for (const back of resolve(ground, values[theme])) {
          const ratio = computeContrastRatio(front, back);
          const pair = `${theme}: ${colour} on ${ground}`;
          if (ratio < minimumContrast[kind])
            faults.add(`${pair} has ${ratio.toFixed(2)}, needs ${minimumContrast[kind]}`);
        }
      }
    }
  };
  for (const sheet of sheets) {
    postcss.parse(sheet.source).walkRules((rule) => {
      if (isExcluded(rule)) return;
      const { text, ground, shapes } = coloursOf(rule);
      if (text && ground) compare('text', nameIn(text), nameIn(ground));
      if (text && !ground) {
        const on = textBackgrounds[nameIn(text)];
        if (!on) faults.add(unknown(sheet, text));
        for (const each of on ?? []) compare('text', nameIn(text), each);
      }
      const isShape = ground && nameIn(ground) in shapeBackgrounds;
      if (ground && !text && !isShape && !decorativeColours.has(nameIn(ground))) {
        for (const each of ['--acct-text', '--acct-text-muted']) compare('text', each, nameIn(ground));
      }
      for (const shape of isShape ? [...shapes, ground] : shapes) {
        if (decorativeColours.has(nameIn(shape))) continue;
        const on = shapeBackgrounds[nameIn(shape)];
        if (!on) faults.add(unknown(sheet, shape));
        for (const each of on ?? []) compare('shape', nameIn(shape), each);
      }
    });
  }
  return [...faults].sort();
}

const colour = /var\(--[\w-]+\)|#[\da-f]{3,6}\b/i;

/** Returns the custom property in a declaration's value, or the hexadecimal colour if the value has no property. */
const nameIn = ({ value }: Declaration): string => (colour.exec(value)?.[0] ?? '').replace(/^var\(|\)$/g, '');

/**
 * Returns true for the rules that are not checked. These are the rules for paper, which is white in both themes, for
 * the visitor's forced colours, and for Google's button.
 */
function isExcluded(rule: Rule): boolean {
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

/**
 * Returns the colours that each custom property has in one theme. A property has several colours if a part of a page
 * changes the property.
 */
function valuesOf(sheets: readonly StyleSheetSource[], theme: Theme): Values {
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

/** Returns the hexadecimal colours of a custom property. Throws if no stylesheet declares the property. */
function resolve(name: string, values: Values): readonly string[] {
  if (name.startsWith('#')) return [name];
  const declared = values[name];
  if (!declared) throw new Error(`No stylesheet declares ${name}.`);
  return declared.flatMap((value) => {
    const inner = colour.exec(value)?.[0]?.replace(/^var\(|\)$/g, '');
    return inner ? resolve(inner, values) : [];
  });
}
