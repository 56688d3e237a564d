import type { ApiKind, ElementApi } from '../package/element-api.ts';

/** One thing that differs between two cards. */
export type ApiChange = {
  readonly kind: ApiKind;
  /** As a change log names it: of a field its own name alone. */
  readonly name: string;
  /** In one line, the kind and the whole name included. */
  readonly what: string;
};

type Row = { readonly kind: ApiKind; readonly path: string; readonly words: readonly string[] };

/**
 * What a page that relies on the card `before` misses in the card `now`, and what is new there. A kind of which the
 * earlier card says nothing is not compared.
 */
export function compareApis(before: ElementApi, now: ElementApi) {
  const known = Object.keys(before) as ApiKind[];
  const [old, current] = [rowsOf(before, known), rowsOf(now, known)];
  return {
    removed: [...without(old, current, 'is gone'), ...paired(old, current).flatMap(narrowed)],
    added: [...without(current, old, 'is new'), ...paired(old, current).flatMap(widened)],
  };
}

const rowsOf = (api: ElementApi, kinds: readonly ApiKind[]): readonly Row[] =>
  kinds.flatMap((kind) => Object.entries(api[kind] ?? {}).map(([path, words]) => ({ kind, path, words })));

const find = (rows: readonly Row[], { kind, path }: Row): Row | undefined =>
  rows.find((row) => row.kind === kind && row.path === path);

/** Rows of one card that the other lacks; where a whole is lacking, its fields are not told as well. */
function without(rows: readonly Row[], others: readonly Row[], verb: string): readonly ApiChange[] {
  const lacking = rows.filter((row) => !find(others, row));
  return lacking
    .filter(({ kind, path }) => !lacking.some((whole) => whole.kind === kind && path.startsWith(`${whole.path}.`)))
    .map((row) => change(row, verb));
}

const paired = (before: readonly Row[], now: readonly Row[]): readonly (readonly [Row, Row])[] =>
  before.flatMap((old) => {
    const current = find(now, old);
    return current ? [[old, current] as const] : [];
  });

/** A value that pages write and is not taken any more; a field that is of another type, or is not always there. */
function narrowed([before, now]: readonly [Row, Row]): readonly ApiChange[] {
  const takesAny = before.kind === 'attribute' && now.words.includes('string');
  const lost = before.words.filter((word) => !now.words.includes(word) && !isAbsence(word) && !takesAny);
  const absent = now.words.filter((word) => isAbsence(word) && !before.words.includes(word));
  const verb = before.kind === 'attribute' ? 'does not take' : 'is never';
  return [
    ...lost.map((word) => change(before, `${verb} ${word} any more`)),
    ...absent.map((word) => change(before, `may be ${word}, which it was not`)),
  ];
}

const widened = ([before, now]: readonly [Row, Row]): readonly ApiChange[] =>
  now.words
    .filter((word) => !isAbsence(word) && !before.words.includes(word))
    .map((word) => ({ ...change(before, `may be ${word} as well`), name: word.replaceAll("'", '') }));

const isAbsence = (word: string): boolean => word === 'undefined' || word === 'null';

const change = ({ kind, path }: Row, verb: string): ApiChange => ({
  kind,
  name: kind === 'event' ? path.replace(/.*\./, '') : path,
  what: `${kind} \`${path}\` ${verb}`,
});
