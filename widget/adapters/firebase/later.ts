type Call = (...values: never[]) => Promise<unknown>;

/** Methods of something that is still on its way, by their names: each call waits for it. */
export function later<Name extends string, Port extends Readonly<Record<Name, Call>>>(
  load: () => Promise<Port>,
  ...names: readonly Name[]
): Pick<Port, Name> {
  const entries = names.map((name) => [name, async (...values: never[]) => (await load())[name](...values)]);
  return Object.fromEntries(entries) as Pick<Port, Name>;
}
