import type { FieldName } from './card-state.ts';

/** What stands in the fields, kept beside the state so that nothing typed is lost when a field leaves the page. Memory only. */
export type FormValues = {
  get(field: FieldName): string;
  set(field: FieldName, text: string): void;
  /** Every text by field. */
  all(): Readonly<Record<string, string>>;
  /** Back to the start values. */
  clear(): void;
};

export function createFormValues(startValues: () => Partial<Record<FieldName, string>>): FormValues {
  let texts = new Map(Object.entries(startValues()));
  return {
    get: (field) => texts.get(field) ?? '',
    set: (field, text) => void texts.set(field, text),
    all: () => Object.fromEntries(texts),
    clear: () => {
      texts = new Map(Object.entries(startValues()));
    },
  };
}
