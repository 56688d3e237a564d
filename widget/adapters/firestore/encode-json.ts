export type Json = string | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/**
 * JSON by the language alone: `JSON.stringify` asks every list and object for a `toJSON`, and on some pages an older
 * library has put one on `Array.prototype` that makes a text of the list. Of single texts it asks nothing.
 */
export function encodeJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value) parts.push(encodeJson(item));
    return `[${parts.join(',')}]`;
  }
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) parts.push(`${JSON.stringify(name)}:${encodeJson(member)}`);
  }
  return `{${parts.join(',')}}`;
}
