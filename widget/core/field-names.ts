import { type FieldIn, type FieldName, type FormName, fields, type PrefillName, prefills } from './fields.ts';

/** Every field, in the order of the table. */
export const fieldNames = Object.keys(fields) as readonly FieldName[];

/** The fields of a form, in the order in which they stand there. */
export const fieldsIn = <Form extends FormName>(form: Form): readonly FieldIn<Form>[] =>
  fieldNames.filter((name): name is FieldIn<Form> => fields[name].form === form);

/** What can be prefilled: `prefill-` and one of these is an attribute. */
export const prefillNames: readonly PrefillName[] = [...new Set(Object.values(prefills))];
