import {
  type FieldName,
  type FieldTexts,
  type FormFieldName,
  type FormName,
  fields,
  fieldsWithPrefill,
  type PrefillAttributeSuffix,
} from './fields.ts';

/** The names of all fields, in the order of the table. */
export const fieldNames = Object.keys(fields) as readonly FieldName[];

/** Returns the fields of a form, in the order of the table. */
export const formFieldNames = <Form extends FormName>(form: Form): readonly FormFieldName<Form>[] =>
  fieldNames.filter((name): name is FormFieldName<Form> => fields[name].form === form);

/** The names of the `prefill-` attributes, without this prefix. */
export const prefillAttributeSuffixes: readonly PrefillAttributeSuffix[] = [
  ...new Set(Object.values(fieldsWithPrefill)),
];

/** The texts of the card's fields. They are stored only in memory, and stay when a field is removed from the page. */
export type FormValues = {
  get(field: FieldName): string;
  /** Stores the text of a field, without marking the field as edited. */
  set(field: FieldName, text: string): void;
  /** Stores a text that the visitor has just typed, and marks the field as edited. */
  type(field: FieldName, text: string): void;
  /** Copies a text from the field `from` to the field `to`, unless `to` already has a different text. */
  copy(from: FieldName, to: FieldName, text: string): void;
  /** Sets new initial values. Fields that the visitor has not edited receive them. Returns the changed texts. */
  restart(texts: FieldTexts): readonly (readonly [field: string, text: string])[];
  /** Returns every text by field. */
  all(): Readonly<Record<string, string>>;
  /** Restores the initial value of every field. */
  clear(): void;
};

/** Returns the initial values from the texts of the attributes `prefill-...`. */
export const initialValues = (texts: Readonly<Record<PrefillAttributeSuffix, string>>): FieldTexts =>
  Object.fromEntries(Object.entries(fieldsWithPrefill).map(([field, name]) => [field, texts[name]]));

export function createFormValues(initial: () => FieldTexts): FormValues {
  let start = initial();
  let texts = new Map(Object.entries(start));
  let typed = new Set<string>();
  let copies: Partial<Record<FieldName, string>> = {};
  const values: FormValues = {
    get: (field) => texts.get(field) ?? '',
    set: (field, text) => void texts.set(field, text),
    type(field, text) {
      typed.add(field);
      values.set(field, text);
    },
    copy(from, to, text) {
      const now = values.get(to);
      if (text === '' || (now !== '' && now !== (copies[to] ?? start[from]))) return;
      copies[to] = text;
      values.set(to, text);
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
      copies = {};
    },
  };
  return values;
}
