/**
 * Puts each table between its markers, `<!-- generated:NAME -->` and `<!-- /generated -->`. Throws when a table has no
 * place, or a place no table.
 */
export function fillMarkers(guide: string, tables: Readonly<Record<string, string>>): string {
  const placed = new Set<string>();
  const filled = guide.replace(
    /(<!-- generated:([a-z-]+) -->)[\s\S]*?(<!-- \/generated -->)/g,
    (_before, open: string, name: string, close: string) => {
      const table = tables[name];
      if (table === undefined) throw new Error(`The guide asks for a table "${name}" that nothing makes.`);
      placed.add(name);
      return `${open}\n${table}\n${close}`;
    },
  );
  const homeless = Object.keys(tables).filter((name) => !placed.has(name));
  if (homeless.length > 0) throw new Error(`The guide has no place for: ${homeless.join(', ')}.`);
  return filled;
}
