/** The one ruler of every measurement: a slow phone on a slow network, the same for all pages. */
export const ruler = {
  /** How many times slower the processor is made. */
  cpuSlowdown: 4,
  /** Bits per second from and to the server. */
  downloadBits: 1_600_000,
  uploadBits: 750_000,
  /** Milliseconds added between a request and its answer. */
  latencyMs: 150,
  /** CSS pixels. */
  viewport: { width: 360, height: 740 },
} as const;

/** Switches off what a browser does on its own account in the background, and every host but this machine. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  // Driven by a program, V8 notes line numbers with every Error; noting them late means reading a script a second time,
  // which no visitor's browser does: 80 ms of React's start on this ruler.
  '--js-flags=--no-enable-lazy-source-positions',
  '--disable-features=Translate,OptimizationHints,MediaRouter,AutofillServerCommunication',
  // The hosts of a renewal are https, with a certificate of this run.
  '--ignore-certificate-errors',
];

/** An address outside fails at once, without a look at the network; that it was asked for is still counted. `led`: rules for hosts played here. */
export const hostRules = (led: string): string =>
  `--host-resolver-rules=${led}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;

/** How long one step of one run may take, in ms, before it counts as not measurable. */
export const stepLimitMs = 45_000;
