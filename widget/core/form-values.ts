import { type FieldName, type FieldTexts, type PrefillName, prefills } from './fields.ts';

/** What stands in the fields, kept beside the state so that nothing typed is lost when a field leaves the page. Memory only. */
export type FormValues = {
  get(field: FieldName): string;
  set(field: FieldName, text: string): void;
  /** Every text by field. */
  all(): Readonly<Record<string, string>>;
  /** Back to the start values. */
  clear(): void;
};

/** What the fields hold at first, from the texts of the attributes `prefill-...`. */
export const startValues = (texts: Readonly<Record<PrefillName, string>>): FieldTexts =>
  Object.fromEntries(Object.entries(prefills).map(([field, name]) => [field, texts[name]]));

export function createFormValues(initial: () => FieldTexts): FormValues {
  let texts = new Map(Object.entries(initial()));
  return {
    get: (field) => texts.get(field) ?? '',
    set: (field, text) => void texts.set(field, text),
    all: () => Object.fromEntries(texts),
    clear: () => {
      texts = new Map(Object.entries(initial()));
    },
  };
}
