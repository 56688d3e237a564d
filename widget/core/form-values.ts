import {
  type FieldIn,
  type FieldName,
  type FieldTexts,
  type FormName,
  fields,
  type PrefillName,
  prefills,
} from './fields.ts';

/** Every field, in the order of the table. */
export const fieldNames = Object.keys(fields) as readonly FieldName[];

/** The fields of a form, in the order in which they stand there. */
export const fieldsIn = <Form extends FormName>(form: Form): readonly FieldIn<Form>[] =>
  fieldNames.filter((name): name is FieldIn<Form> => fields[name].form === form);

/** What can be prefilled: `prefill-` and one of these is an attribute. */
export const prefillNames: readonly PrefillName[] = [...new Set(Object.values(prefills))];

/** What stands in the fields, in memory alone: nothing typed is lost when a field leaves the page. */
export type FormValues = {
  get(field: FieldName): string;
  /** What stands in the field on the page by now. */
  set(field: FieldName, text: string): void;
  /** What the visitor has just typed. */
  type(field: FieldName, text: string): void;
  /** Other start values: those of the fields that nobody has edited, which hold them from now on. */
  restart(texts: FieldTexts): readonly (readonly [field: string, text: string])[];
  /** Every text by field. */
  all(): Readonly<Record<string, string>>;
  /** Back to the start values. */
  clear(): void;
};

/** What the fields hold at first, from the texts of the attributes `prefill-...`. */
export const startValues = (texts: Readonly<Record<PrefillName, string>>): FieldTexts =>
  Object.fromEntries(Object.entries(prefills).map(([field, name]) => [field, texts[name]]));

export function createFormValues(initial: () => FieldTexts): FormValues {
  let start = initial();
  let texts = new Map(Object.entries(start));
  let typed = new Set<string>();
  const values: FormValues = {
    get: (field) => texts.get(field) ?? '',
    set: (field, text) => void texts.set(field, text),
    type(field, text) {
      typed.add(field);
      values.set(field, text);
    },
    restart(next) {
      const fresh = Object.entries(next).filter(
        ([field, text]) =>
          !typed.has(field) && text !== start[field as FieldName] && texts.get(field) === start[field as FieldName],
      );
      for (const [field, text] of fresh) texts.set(field, text);
      start = next;
      return fresh;
    },
    all: () => Object.fromEntries(texts),
    clear: () => {
      start = initial();
      texts = new Map(Object.entries(start));
      typed = new Set();
    },
  };
  return values;
}
