import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;
const characters = 0x11_0000 - surrogates;

/** Draws a random character of Unicode, but never half a surrogate pair. */
const anyCharacter = fc.nat({ max: characters - 1 }).map(characterAt, placeOf);

function characterAt(place: number): string {
  return String.fromCodePoint(place < firstSurrogate ? place : place + surrogates);
}

/** Returns the number from which `characterAt` makes this character. Throws if the value is not a character. */
function placeOf(value: unknown): number {
  const code = typeof value === 'string' ? (value.codePointAt(0) ?? -1) : -1;
  const place = code < firstSurrogate ? code : code - surrogates;
  if (code < 0 || characterAt(place) !== value) throw new Error(`${String(value)} is not a character.`);
  return place;
}

/**
 * Draws random texts of any characters. `unit: 'binary'` of fast-check does the same, but takes a second to build its
 * table.
 */
export const randomText = (limits: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.string({ ...limits, unit: anyCharacter });
