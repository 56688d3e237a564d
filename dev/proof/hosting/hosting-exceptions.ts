import type { RawRequest } from './ask-raw.ts';

/** What the emulator does and our server does not, on purpose. Each must be seen, or the proof fails: none outlives its reason. */
export type HostingException = {
  readonly differs: string;
  readonly why: string;
  /** Whether a difference is of this kind. `what`: `status`, `body` or the name of a header. */
  readonly covers: (request: RawRequest, what: string) => boolean;
};

export const hostingExceptions: readonly HostingException[] = [
  {
    differs: '`date`',
    why: 'the time of the answer',
    covers: (_, what) => what === 'date',
  },
  {
    differs: '`/__/firebase/init.js` and `init.json`',
    why: 'Hosting hands the project’s public settings out there; no page of ours asks, so the preview says that there is nothing',
    covers: ({ path }) => /^\/__\/firebase\/init\.js(on)?$/.test(path),
  },
];
