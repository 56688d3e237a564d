/** A thing of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;
export type StructuredData = { readonly '@context': string; readonly '@graph': readonly Thing[] };

/** Every block of JSON-LD in a page's HTML. Throws for one that is no JSON, or none of things in a graph. */
export function readStructuredData(html: string): readonly StructuredData[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(blocks, ([, json = '']) => {
    const data = JSON.parse(json) as Partial<StructuredData>;
    if (!Array.isArray(data['@graph'])) throw new Error(`This block of JSON-LD has no graph: ${json.slice(0, 80)}`);
    return data as StructuredData;
  });
}
