import type { FetchedFile } from './probe-record.ts';

export type FileType = 'html' | 'script' | 'style' | 'other';

/** What a page has fetched up to a moment. */
export type Traffic = {
  /** Files asked for by then, the page itself included, whether or not they had arrived. */
  readonly requests: number;
  /** Bytes of the files that had wholly arrived by then, as sent (brotli), without HTTP headers. */
  readonly bytes: Readonly<Record<FileType, number>>;
  readonly total: number;
};

/** The files asked for after `after` and not later than `until`, both in ms since the start of the navigation. */
export function traffic(files: readonly FetchedFile[], until: number, after = Number.NEGATIVE_INFINITY): Traffic {
  const bytes: Record<FileType, number> = { html: 0, script: 0, style: 0, other: 0 };
  const asked = files.filter(({ start }) => start > after && start <= until);
  for (const file of asked) if (file.end <= until) bytes[fileType(file)] += file.bytes;
  return { requests: asked.length, bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0) };
}

/** Scripts lie under names that end in .js; pages have clean addresses without an ending. */
export function fileType({ address }: Pick<FetchedFile, 'address'>): FileType {
  const { pathname } = new URL(address);
  if (/\.m?js$/.test(pathname)) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  return /\/[^/.]*$/.test(pathname) && !pathname.startsWith('/bench/fake/') ? 'html' : 'other';
}
