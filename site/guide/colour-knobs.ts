import { readFileSync } from 'node:fs';
import { readTokens } from '../../widget/docs/read-tokens.ts';
import { tokenDocs } from '../../widget/docs/token-docs.ts';
import { type Looks, textPairs } from './contrast.ts';
import type { Knob } from './knobs.ts';

/** What a brand decides about; the card's other colours follow the theme. */
const offered = ['--acct-red-deep', '--acct-on-red', '--acct-red', '--acct-sheet', '--acct-ink'] as const;

/** A knob for each colour that the generator offers, with what it colours and the value by day. */
export const colourKnobs = (): readonly { readonly knob: Knob; readonly meaning: string }[] =>
  offered.map((name) => ({
    knob: { name, example: looks().light[name] ?? '', words: undefined },
    meaning: tokenDocs[name] ?? '',
  }));

/** The card's own colours of texts and their grounds, by day and by night. */
export function looks(): Looks {
  const { light, dark } = readTokens(readFileSync('widget/tokens.css', 'utf8'));
  const names = new Set(textPairs.flat());
  const of = (tokens: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(tokens).filter(([name]) => names.has(name)));
  return { light: of(light), dark: of({ ...light, ...dark }) };
}
