export type MessageEntry = readonly [path: string, value: unknown];

/** Returns every string of a catalogue by its path, such as `tabs.signup`; for tests of all languages. */
export function listMessageEntries(catalogue: object, path = ''): MessageEntry[] {
  return Object.entries(catalogue).flatMap(([key, value]): MessageEntry[] =>
    typeof value === 'object' && value !== null
      ? listMessageEntries(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );
}

/** Returns the text of a catalogue's entry. If the entry is a function, calls the function with a sample value. */
export const getMessageText = (value: unknown): string =>
  typeof value === 'function' ? value(value.length === 0 ? undefined : '42') : String(value);
