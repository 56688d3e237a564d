import Validator from '@adobe/structured-data-validator';
import type { Finding } from './finding.ts';
import type { StructuredData, Thing } from './read-structured-data.ts';

/** What Adobe's validator misses in structured data by what Google asks for rich results: as errors what is required, as warnings the rest. */
export async function richResults(data: readonly StructuredData[]): Promise<readonly Finding[]> {
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of data.flatMap((block) => block['@graph'])) {
    jsonld[thing['@type']] = [...(jsonld[thing['@type']] ?? []), structuredClone(thing)];
  }
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.map(({ severity, issueMessage, rootType, path }) => ({
    rule: `${severity} ${rootType}: ${issueMessage}`,
    where: path.map(({ type, property }) => property ?? type).join(' > '),
    says: issueMessage,
  }));
}
