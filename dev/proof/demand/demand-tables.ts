import { table } from '../../build/readme/markdown.ts';
import { servedBytes } from './served-bytes.ts';
import { type Way, ways } from './ways.ts';

/** Sign-ups a month. */
const sizes = [1_000, 100_000, 10_000_000] as const;
const days = 30;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const figures = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
const kB = (bytes: number): string => (bytes === 0 ? '0' : (bytes / 1000).toFixed(1));
/** 1 GB = 10^9 bytes. */
const gigabytes = (bytes: number): string => (bytes < 10e9 ? (bytes / 1e9).toFixed(2) : grouped.format(bytes / 1e9));

const counted = {
  'document writes': ({ writes }: Way) => writes,
  'document reads': ({ reads }: Way) => reads,
  'document deletes': ({ deletes }: Way) => deletes,
  SMS: ({ sms }: Way) => sms,
  mails: ({ mails }: Way) => mails,
} as const;

/** The tables of docs/deploy.md by the names in its markers: what one costs, and what so many a month are together. */
export function demandTables(): Readonly<Record<string, string>> {
  const all: readonly Way[] = Object.values(ways);
  const each = table(
    ['one', ...Object.keys(counted), 'kB from Hosting, at most'],
    all.map((way) => [
      way.name,
      ...Object.values(counted).map((count) => `${count(way)}`),
      kB(servedBytes(way.serves)),
    ]),
  );
  const monthly = table(
    ['all of them', 'counted', ...sizes.map((size) => `${grouped.format(size)} a month`)],
    all.flatMap((way) => [
      ...Object.entries(counted).flatMap(([name, count]) =>
        count(way) === 0 ? [] : [[way.name, name, ...sizes.map((size) => grouped.format(size * count(way)))]],
      ),
      ...(way.serves === 'nothing'
        ? []
        : [[way.name, 'GB from Hosting, at most', ...sizes.map((size) => gigabytes(size * servedBytes(way.serves)))]]),
    ]),
  );
  const mean = table(
    ['mean over 30 days', ...sizes.map((size) => `${grouped.format(size)} a month`)],
    [
      ['sign-ups a day', ...sizes.map((size) => grouped.format(size / days))],
      ['sign-ups a minute', ...sizes.map((size) => figures.format(size / days / 1440))],
      ['sign-ups a second', ...sizes.map((size) => figures.format(size / days / 86_400))],
    ],
  );
  return { 'demand-each': each, 'demand-monthly': monthly, 'demand-mean': mean };
}
