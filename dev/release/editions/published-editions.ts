import pMap from 'p-map';
import * as v from 'valibot';
import type { BuildSettings } from '../../../settings/build-settings.ts';
import { editionPath, type LegalPath } from '../../../site/content/facts/editions.ts';
import { CommandError } from '../../base/run-tool.ts';
import { withoutEarlierReleases } from '../releases/fetch-earlier-releases.ts';
import { liveFiles } from '../releases/live-files.ts';
import { day, hashes, languageCode } from './edition-record.ts';

const listPath = '/editions/editions.json';

const facts = v.record(v.string(), v.nullable(v.string()));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** In a language that only the notice has there are no terms. */
const files = v.strictObject({ '/privacy': integrity, '/terms': v.exactOptional(integrity) });
const listSchema = v.object({
  /** The latest first. */
  editions: v.array(
    v.object({
      edition: day,
      /** What stood in its slots when it was published. */
      facts,
      /** Of its words, as first published, and of the pages that hold them. */
      languages: v.record(languageCode, v.object({ ...hashes, files })),
    }),
  ),
  /** What /privacy shows of them today. */
  contacts: v.object({ since: v.nullable(day), facts }),
});

/** What a site has published of editions: `/editions/editions.json`. */
export type PublishedEditions = v.InferOutput<typeof listSchema>;

/** What is live of them, whole and checked: it has to be part of the next deployment, too. */
export type EarlierEditions = {
  readonly list: PublishedEditions;
  /** By path below the site's root. */
  readonly pages: ReadonlyMap<string, Buffer>;
};

const failure = (what: string): CommandError =>
  new CommandError(
    `What is live of earlier editions of notice and terms cannot be taken along: ${what}. Who agreed to one would not find its ` +
      `words again, so the build stops. Try again, or build without them: ${withoutEarlierReleases}=1 npm run build (docs/go-live.md#the-next-release).`,
  );

/** Reads the list. Throws an Error that says what is wrong with it. */
function readList(text: string): PublishedEditions {
  const result = v.safeParse(listSchema, JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`has another shape: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

/** The list of a site; null when it has none yet (404). Throws a CommandError that names the way out. */
export const fetchPublished = (origin: string, timeLimit?: number): Promise<PublishedEditions | null> =>
  liveFiles(origin, failure, timeLimit).list(listPath, readList);

/** The list with every page that it names, each checked by its hash; null when the site has none yet. */
export async function fetchEarlierEditions(origin: string, timeLimit?: number): Promise<EarlierEditions | null> {
  const live = liveFiles(origin, failure, timeLimit);
  const list = await live.list(listPath, readList);
  if (list === null) return null;
  const named = list.editions.flatMap(({ edition, languages }) =>
    Object.entries(languages).flatMap(([language, { files: own }]) =>
      Object.entries(own).map(([path, hash]) => [editionPath(edition, language, path as LegalPath), hash] as const),
    ),
  );
  const pages = await pMap(named, async ([path, hash]) => [path, await live.file(path, hash)] as const, {
    concurrency: 6,
  });
  return { list, pages: new Map(pages) };
}

/**
 * What `npm run build` has to take along of the site that it will replace; null for a demo build, on the first day, and
 * where ACCT_WITHOUT_EARLIER_RELEASES=1 says so. Throws a CommandError when it cannot be fetched.
 */
export async function earlierEditions(
  { mode, values }: BuildSettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<EarlierEditions | null> {
  if (mode === 'demo') return null;
  if (env[withoutEarlierReleases] === '1') {
    console.warn(`${withoutEarlierReleases}=1: editions of notice and terms that are live lose their address.`);
    return null;
  }
  const origin = (values.VITE_SITE_ORIGIN ?? '').replace(/\/+$/, '');
  const earlier = await fetchEarlierEditions(origin);
  const names = earlier?.list.editions.map(({ edition }) => edition).join(', ');
  console.log(
    names ? `Editions taken along: ${names}.` : `${origin} has published no edition of notice and terms yet.`,
  );
  return earlier;
}
