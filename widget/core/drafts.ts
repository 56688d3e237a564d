import type { FieldName } from './card-state.ts';

/** What stands in the fields, kept beside the state so that nothing typed is lost when a field leaves the page. Memory only. */
export type Drafts = {
  get(field: FieldName): string;
  set(field: FieldName, text: string): void;
  /** Back to the start values. */
  clear(): void;
};

export function createDrafts(startValues: () => Partial<Record<FieldName, string>>): Drafts {
  let texts = new Map(Object.entries(startValues()));
  return {
    get: (field) => texts.get(field) ?? '',
    set: (field, text) => void texts.set(field, text),
    clear: () => {
      texts = new Map(Object.entries(startValues()));
    },
  };
}
