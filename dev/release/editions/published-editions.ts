import pMap from 'p-map';
import * as v from 'valibot';
import type { BuildSettings } from '../../../settings/build-settings.ts';
import { formatEditionPath, type LegalPath } from '../../../site/content/facts/editions.ts';
import { CommandError } from '../../base/run-tool.ts';
import { createLiveFileReader } from '../releases/create-live-file-reader.ts';
import { earlierReleasesOptOutVariable } from '../releases/fetch-earlier-releases.ts';
import { daySchema, languageCodeSchema, wordsHashFields } from './edition-record.ts';

const listPath = '/editions/editions.json';

const facts = v.record(v.string(), v.nullable(v.string()));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** The hashes of the pages of one language. Not every language has terms. */
const files = v.strictObject({ '/privacy': integrity, '/terms': v.exactOptional(integrity) });
const listSchema = v.object({
  /** The editions, the latest first. */
  editions: v.array(
    v.object({
      edition: daySchema,
      /** The owner's facts that the edition's texts mentioned on the day of publication. */
      facts,
      /** For each language: the hashes of the words as first published, and the hashes of the pages. */
      languages: v.record(languageCodeSchema, v.object({ ...wordsHashFields, files })),
    }),
  ),
  /** The contact details that /privacy shows today. */
  contacts: v.object({ since: v.nullable(daySchema), facts }),
});

/** The editions that a site has published: `/editions/editions.json`. */
export type PublishedEditions = v.InferOutput<typeof listSchema>;

/** The live editions, complete and verified. The next deployment must contain them too. */
export type EarlierEditions = {
  readonly list: PublishedEditions;
  /** The pages by path below the site's root. */
  readonly pages: ReadonlyMap<string, Buffer>;
};

const failure = (what: string): CommandError =>
  new CommandError(
    `The live editions of notice and terms cannot be copied: ${what}. People who agreed to one would not find its text ` +
      `again, so the build stops. Try again, or build without them: ${earlierReleasesOptOutVariable}=1 npm run build (docs/go-live.md#the-next-release).`,
  );

/** Parses a site's list of editions. Throws an Error that says what is wrong with the list. */
function readList(text: string): PublishedEditions {
  const result = v.safeParse(listSchema, JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`has another shape: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

/**
 * Fetches a site's list of editions. Resolves to null if the site has no such list yet (404). For any other failure,
 * throws a CommandError with the remedy.
 */
export const fetchPublishedEditions = (origin: string, timeLimit?: number): Promise<PublishedEditions | null> =>
  createLiveFileReader(origin, failure, timeLimit).list(listPath, readList);

/** Fetches the list and all pages in the list, each verified by hash. Resolves to null if the site has no list yet. */
export async function fetchEarlierEditions(origin: string, timeLimit?: number): Promise<EarlierEditions | null> {
  const live = createLiveFileReader(origin, failure, timeLimit);
  const list = await live.list(listPath, readList);
  if (list === null) return null;
  const named = list.editions.flatMap(({ edition, languages }) =>
    Object.entries(languages).flatMap(([language, { files: own }]) =>
      Object.entries(own).map(
        ([path, hash]) => [formatEditionPath(edition, language, path as LegalPath), hash] as const,
      ),
    ),
  );
  const pages = await pMap(named, async ([path, hash]) => [path, await live.file(path, hash)] as const, {
    concurrency: 6,
  });
  return { list, pages: new Map(pages) };
}

/**
 * Fetches the editions that `npm run build` has to copy from the site that it will replace. Resolves to null for a demo
 * build, for the first build, and with ACCT_WITHOUT_EARLIER_RELEASES=1. Throws a CommandError if they cannot be
 * fetched.
 */
export async function fetchEditionsForBuild(
  { mode, values }: BuildSettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<EarlierEditions | null> {
  if (mode === 'demo') return null;
  if (env[earlierReleasesOptOutVariable] === '1') {
    console.warn(`${earlierReleasesOptOutVariable}=1: editions of notice and terms that are live lose their address.`);
    return null;
  }
  const origin = (values.VITE_SITE_ORIGIN ?? '').replace(/\/+$/, '');
  const earlier = await fetchEarlierEditions(origin);
  const names = earlier?.list.editions.map(({ edition }) => edition).join(', ');
  console.log(
    names
      ? `Editions copied from the live site: ${names}.`
      : `${origin} has published no edition of notice and terms yet.`,
  );
  return earlier;
}
