import { fallbackTokens } from '../../widget/docs/fallback-tokens.ts';

/** The card's own colours in each theme, by token. */
export type CardColours = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;

/** A text that is hard to read. `ratio` is the contrast ratio by WCAG, cut after two decimals. */
type LowContrast = {
  readonly text: string;
  readonly ground: string;
  readonly theme: keyof CardColours;
  readonly ratio: string;
};

/** The card's text colours, each with its background colour. */
export const textBackgroundPairs: readonly (readonly [text: string, ground: string])[] = [
  ['--acct-on-accent', '--acct-primary'],
  ['--acct-text', '--acct-surface'],
  ['--acct-text-muted', '--acct-surface'],
  ['--acct-accent', '--acct-surface'],
  ['--acct-success', '--acct-surface'],
  ['--acct-text', '--acct-well'],
  ['--acct-text-muted', '--acct-well'],
  ['--acct-text-muted', '--acct-tint'],
];

/** WCAG 2.2, success criterion 1.4.3. */
const least = 4.5;

export const isColour = (value: string): boolean => /^#(?:[0-9a-f]{3}){1,2}$/i.test(value);

/**
 * Returns the pairs that the chosen colours make hard to read. Checks the fixed theme or, if no theme is fixed, the
 * light and the dark theme.
 */
export function findLowContrasts(
  colours: Readonly<Record<string, string>>,
  looks: CardColours,
  theme: string | undefined,
): readonly LowContrast[] {
  const themes = (['light', 'dark'] as const).filter((each) => theme === each || !(theme && theme in looks));
  return themes.flatMap((each) => {
    const shown = { ...looks[each], ...colours };
    const found = new Map<string, LowContrast>();
    for (const [text, own] of textBackgroundPairs) {
      const ground = groundOf(own, colours);
      if (!(text in colours || ground in colours)) continue;
      const ratio = computeContrastRatio(shown[text] ?? '', shown[ground] ?? '');
      // Cuts instead of rounding: 4.499 is too low and must not be displayed as 4.50.
      const cut = (Math.floor(ratio * 100) / 100).toFixed(2);
      if (ratio < least) found.set(`${text} ${ground}`, { text, ground, theme: each, ratio: cut });
    }
    return [...found.values()];
  });
}

/** Returns the token that sets the background: `own`, or its older name if only the older name has a chosen colour. */
function groundOf(own: string, colours: Readonly<Record<string, string>>): string {
  const older = fallbackTokens[own];
  return older && older in colours && !(own in colours) ? older : own;
}

/** Returns the contrast ratio of two colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function computeContrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = (whole.match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Marks the fields with invalid colours. Lists these colours and the pairs in `low`, which are valid but hard to read.
 */
export function showColourProblems(knobs: HTMLElement, low: readonly LowContrast[]): void {
  const problems = knobs.querySelector<HTMLElement>('#colour-problems');
  if (!problems) return;
  const wrong: string[] = [];
  for (const field of knobs.querySelectorAll<HTMLInputElement>('[name^="--"]')) {
    const value = field.value.trim();
    const isWrong = value !== '' && !isColour(value);
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    if (!isWrong) continue;
    wrong.push(field.name);
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', problems.id);
  }
  const pairs = low.map(({ text, ground, theme, ratio }) => `${text} on ${ground} ${ratio}:1 (${theme})`);
  const reported = (words = '', names: readonly string[]): readonly string[] =>
    names.length > 0 ? [words, ...names] : [];
  problems.textContent = [...reported(problems.dataset.wrong, wrong), ...reported(problems.dataset.low, pairs)].join(
    '\n',
  );
}
