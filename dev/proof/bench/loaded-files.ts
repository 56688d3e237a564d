import type { FetchedFile } from './probe-record.ts';
import { type FileType, fileType } from './traffic.ts';

/** The files of a type that had wholly arrived by `until` and were asked for after `after`, both in ms since the start of the navigation. */
export function loadedFiles(
  files: readonly FetchedFile[],
  type: FileType,
  until = Number.POSITIVE_INFINITY,
  after = Number.NEGATIVE_INFINITY,
): readonly FetchedFile[] {
  return files.filter((file) => fileType(file) === type && file.start > after && file.end <= until);
}
