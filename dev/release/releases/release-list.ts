import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import type { CardRelease } from '../../../widget/release/release.ts';
import type { ReleaseWithdrawal } from '../../../widget/release/withdrawal.ts';
import type { ElementApi } from '../package/element-api.ts';

/** The file that describes a release's other files, in the same folder. */
export const integrityFile = 'integrity.json';

/** Describes the release in a folder of built files. The same files give the same name on every machine. */
export function describeRelease(folder: string, version: string): CardRelease {
  const files = Object.fromEntries(
    filesIn(folder)
      .filter((file) => file !== integrityFile)
      .sort()
      .map((file) => {
        const content = readFileSync(join(folder, file));
        return [file, { integrity: computeSriHash(content), bytes: content.length }];
      }),
  );
  return { release: createReleaseName(version, files), version, files };
}

/** Returns the release's name, which contains a hash over the names and hashes of all files. */
export function createReleaseName(version: string, files: CardRelease['files']): string {
  const lines = Object.entries(files)
    .map(([file, { integrity }]) => `${integrity} ${file}\n`)
    .sort();
  return `${version}-${createHash('sha256').update(lines.join('')).digest('hex').slice(0, 8)}`;
}

/** Returns the exact text of a release's `integrity.json`. */
export const formatIntegrityFile = (release: CardRelease): string => `${JSON.stringify(release, null, 2)}\n`;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Returns a file's hash for the attribute `integrity` (W3C Subresource Integrity). */
export const computeSriHash = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Matches only plain paths inside a folder, because files are written to these paths on this machine. */
const path = v.pipe(v.string(), v.regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/));
const name = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?-[0-9a-f]{8}$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/));

/** Matches the reason of a withdrawal. A reason has no control or direction characters, because consoles print it. */
export const withdrawalReasonPattern = /^(?!\s)[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]{1,301}$/u;

const withdrawalSchema = v.object({
  why: v.pipe(v.string(), v.regex(withdrawalReasonPattern)),
  successor: name,
  integrity: hash,
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});

/** A row of releases.json. Parsing keeps fields that this build does not know. */
const entrySchema = v.looseObject({
  release: name,
  version,
  integrity: hash,
  withdrawn: v.optional(withdrawalSchema),
});
const withdrawalsSchema = v.record(name, withdrawalSchema);
const listSchema = v.object({ releases: v.array(entrySchema) });
const releaseSchema = v.object({
  release: name,
  version,
  files: v.record(path, v.object({ integrity: hash, bytes: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
});

const apiSchema = v.record(v.string(), v.record(v.string(), v.array(v.string())));

/**
 * A release in releases.json: its folder, and the hash of its integrity.json, which contains the hashes of all its
 * other files.
 */
export type ReleaseEntry = v.InferOutput<typeof entrySchema>;

/** The withdrawals, by the name of the withdrawn release. */
export type Withdrawals = Readonly<Record<string, ReleaseWithdrawal>>;

/** Reads the list of withdrawals. Throws an Error that says what is wrong with it. */
export const readWithdrawals = (text: string): Withdrawals => read(withdrawalsSchema, text);

/** Reads releases.json, newest first. Throws an Error that says what is wrong with it. */
export const readReleaseList = (text: string): readonly ReleaseEntry[] => read(listSchema, text).releases;

/** Reads an integrity.json. Throws an Error that says what is wrong with it. */
export const readRelease = (text: string): CardRelease => read(releaseSchema, text);

/** Reads an api.json. Throws an Error that says what is wrong with it. */
export const readApi = (text: string): ElementApi => read(apiSchema, text);

/** Returns the exact text of releases.json. */
export const formatReleaseList = (releases: readonly ReleaseEntry[]): string =>
  `${JSON.stringify({ releases }, null, 2)}\n`;

function read<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`is not JSON (${(error as Error).message})`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`has another shape: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
