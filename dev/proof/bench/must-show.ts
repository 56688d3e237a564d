import budgets from '../../../budgets.json' with { type: 'json' };
import { kilobytes, signed } from '../../build/print-table.ts';
import type { Results } from './results.ts';
import { differences, spread } from './statistics.ts';

/**
 * ms over the bare form in the same round. No budget of a test, since times depend on the machine: what a first try reached when
 * the card was planned, and what must not get worse on the same machine.
 */
const overBare = { tagVisible: 190, tagInteractive: 750, preloadedInteractive: 570, loginVisible: 60 } as const;

/** A renewal by the site beside a bare redirect of the application, times; the prototype had 2.9. */
const renewalOverBare = 3.2;
/** What a renewal may cost before the application's page. */
const renewal = { requests: 2, bytes: 4000 } as const;

export type Claim = {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'ms' | 'bytes' | 'count' | 'shift' | 'ratio';
  readonly holds: boolean;
};

/** What the card must show, measured; medians of differences within a round, and the largest of bytes and counts. */
export function mustShow({ forms, signUps, renewals }: Omit<Results, 'site'>): {
  readonly claims: readonly Claim[];
  readonly missing: string[];
} {
  const { widget } = budgets;
  const missing: string[] = [];
  const claims: Claim[] = [];
  const claim = (what: string, unit: Claim['unit'], limit: number, measure: () => number | undefined): void => {
    const value = measure();
    if (value === undefined || Number.isNaN(value)) missing.push(`Not measured: ${what}`);
    else claims.push({ what, value, limit, unit, holds: value <= limit });
  };
  const later = (page: string, moment: 'visible' | 'interactive'): number | undefined => {
    const base = forms.get('bare');
    const runs = forms.get(page);
    if (!base?.length || !runs?.length) return undefined;
    return differences(
      runs.map((run) => run[moment]),
      base.map((run) => run[moment]),
    ).median;
  };
  const most = <Run>(runs: readonly Run[] | undefined, read: (run: Run) => number): number | undefined =>
    runs?.length ? Math.max(...runs.map(read)) : undefined;
  const tag = forms.get('ours-tag');
  const cardAlone = ['ours-tag', 'ours-preload', 'ours-declarative'].flatMap((name) => forms.get(name) ?? []);
  const own = [...cardAlone, ...(forms.get('ours-login') ?? [])];

  claim('one script tag: visible after bare', 'ms', overBare.tagVisible, () => later('ours-tag', 'visible'));
  claim('one script tag: interactive after bare', 'ms', overBare.tagInteractive, () =>
    later('ours-tag', 'interactive'),
  );
  claim('longer snippet: interactive after bare', 'ms', overBare.preloadedInteractive, () =>
    later('ours-preload', 'interactive'),
  );
  claim('/login: visible after bare', 'ms', overBare.loginVisible, () => later('ours-login', 'visible'));
  claim('/login: interactive after bare', 'ms', overBare.preloadedInteractive, () =>
    later('ours-login', 'interactive'),
  );
  claim('JavaScript before the form is visible', 'bytes', widget.shell, () =>
    most(tag, (run) => run.untilVisible.bytes.script),
  );
  claim('JavaScript until interactive', 'bytes', widget.usable, () =>
    most(tag, (run) => run.untilInteractive.bytes.script),
  );
  // On a page that holds nothing but the card: /login also has an icon, which no form waits for.
  claim('requests until interactive, the page included', 'count', widget.requestsUntilUsable, () =>
    most(cardAlone, (run) => run.untilInteractive.requests),
  );
  claim('other hosts before the first touch', 'count', 0, () => most(own, (run) => run.otherHosts.length));
  claim('layout shift until quiet', 'shift', 0, () => most(own, (run) => run.layoutShift));
  claim('layout shift while Firebase and the human check arrive', 'shift', 0, () =>
    most(signUps, (run) => run.shiftAtTouch),
  );
  claim('Firebase auth at the first touch', 'bytes', widget.firebaseAuth, () =>
    most(signUps, (run) => chunkBytes(run.scriptsAtTouch)),
  );
  // The records go over REST: a submit loads nothing.
  claim('scripts at submit', 'bytes', 0, () => most(signUps, (run) => chunkBytes(run.scriptsAtSubmit)));
  const renewed = renewals.get('session');
  claim('a renewed session, over a bare redirect', 'ratio', renewalOverBare, () => renewalRatio(renewals));
  claim('requests of a renewal before the application', 'count', renewal.requests, () =>
    most(renewed, (run) => run.requests),
  );
  claim('bodies of a renewal before the application', 'bytes', renewal.bytes, () => most(renewed, (run) => run.bytes));
  return { claims, missing };
}

/** The median way through /session over the median bare redirect of the same rounds; undefined when one was not measured. */
export function renewalRatio(renewals: Results['renewals']): number | undefined {
  const [renewed, bare] = [renewals.get('session'), renewals.get('nothing')];
  if (!renewed?.length || !bare?.length) return undefined;
  const median = (runs: typeof bare): number => spread(runs.map(({ took }) => took)).median;
  return median(renewed) / median(bare);
}

/** Firebase's chunks have its name. */
export const chunkBytes = (scripts: Readonly<Record<string, number>>): number =>
  Object.entries(scripts).reduce((sum, [name, bytes]) => (name.startsWith('firebase') ? sum + bytes : sum), 0);

/** One row of the table of claims. */
export function claimRow({ what, value, limit, unit, holds }: Claim): readonly string[] {
  const shown = {
    ms: signed,
    bytes: (bytes: number) => `${kilobytes(bytes)} kB`,
    count: String,
    shift: (sum: number) => sum.toFixed(4),
    ratio: (times: number) => times.toFixed(1),
  }[unit];
  const suffix = unit === 'ms' ? ' ms' : '';
  return [what, `${shown(value)}${suffix}`, `${shown(limit)}${suffix}`, holds ? 'OK' : 'NO'];
}
