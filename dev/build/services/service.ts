/** Something that runs until it is stopped: a child process or a server inside this one. */
export type Service = {
  /** As the developer reads it: "Auth emulator". */
  readonly name: string;
  /** Where it answers, without a trailing slash. */
  readonly address: string;
  /** A word about what exactly runs, for the table of addresses. */
  readonly note?: string;
  /** Resolves with one clear line if it ends without having been stopped; never rejects. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
};
