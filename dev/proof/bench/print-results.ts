import { kilobytes, milliseconds, printTable, signed } from '../../build/print-table.ts';
import type { FormRun } from './measure-form.ts';
import { type Claim, chunkBytes, claimRow, renewalRatio } from './must-show.ts';
import type { Results } from './results.ts';
import { differences, spread } from './statistics.ts';
import type { Traffic } from './traffic.ts';

/** Prints one table for each group: times, bytes, what a touch and a submit bring, the site, and what the card must show. */
export function printResults({ forms, site, signUps, renewals }: Results, claims: readonly Claim[]): void {
  const bare = forms.get('bare');
  const over = (runs: readonly FormRun[], moment: 'visible' | 'interactive'): string =>
    bare ? signed(differences(times(runs, moment), times(bare, moment)).median) : '';
  printTable(
    'Time in ms since the start of the navigation, median (minimum), and over the bare form in the same round',
    ['form', 'visible', 'over bare', 'interactive', 'over bare'],
    [...forms].map(([name, runs]) => [
      name,
      shown(times(runs, 'visible')),
      over(runs, 'visible'),
      shown(times(runs, 'interactive')),
      over(runs, 'interactive'),
    ]),
  );
  printTable(
    'Traffic: kB (brotli 11, 1000 bytes) wholly arrived and requests made by then; layout shift: the sum of all',
    [
      'form',
      'JS till visible',
      'all',
      'requests',
      'JS till interactive',
      'all',
      'requests',
      'all till quiet',
      'other hosts',
      'layout shift',
    ],
    [...forms].map(([name, runs]) => [
      name,
      ...trafficCells(runs.map((run) => run.untilVisible)),
      ...trafficCells(runs.map((run) => run.untilInteractive)),
      kilobytes(spread(runs.map((run) => run.untilQuiet.total)).median),
      String(Math.max(...runs.map((run) => run.otherHosts.length))),
      worst(runs),
    ]),
  );
  if (signUps.length > 0) {
    const row = (
      name: string,
      ms: number[],
      traffics: Traffic[],
      scripts: Readonly<Record<string, number>>[],
      shifts: number[],
    ) => [
      name,
      shown(ms),
      String(spread(traffics.map(({ requests }) => requests)).median),
      kilobytes(spread(traffics.map(({ bytes }) => bytes.script)).median),
      kilobytes(spread(scripts.map(chunkBytes)).median),
      Math.max(...shifts).toFixed(4),
    ];
    printTable(
      'Sign-up by script tag: first touch until the human check is solved, click until acct-redirect (ms); JS in kB',
      ['step', 'ms', 'requests', 'JS', "of it Firebase's", 'layout shift'],
      [
        row(
          'first touch',
          signUps.map((run) => run.untilChecked),
          signUps.map((run) => run.atTouch),
          signUps.map((run) => run.scriptsAtTouch),
          signUps.map((run) => run.shiftAtTouch),
        ),
        row(
          'submit',
          signUps.map((run) => run.signedIn),
          signUps.map((run) => run.atSubmit),
          signUps.map((run) => run.scriptsAtSubmit),
          signUps.map((run) => run.shiftAtSubmit),
        ),
      ],
    );
  }
  printTable(
    'Site: kB (brotli 11) and requests once the network is quiet; paints in ms, median (minimum)',
    ['page', 'HTML', 'JS', 'requests', 'first paint', 'largest paint', 'layout shift'],
    [...site].map(([path, runs]) => [
      path,
      kilobytes(spread(runs.map((run) => run.traffic.bytes.html)).median),
      kilobytes(spread(runs.map((run) => run.traffic.bytes.script)).median),
      String(spread(runs.map((run) => run.traffic.requests)).median),
      shown(runs.map((run) => run.firstPaint)),
      shown(runs.map((run) => run.largestPaint)),
      worst(runs),
    ]),
  );
  const ratio = renewalRatio(renewals);
  printTable(
    'Asking the application, which redirects, until its page arrives: ms, median (minimum); requests and kB on the way',
    ['way', 'ms', 'over bare', 'requests', 'kB'],
    [...renewals].map(([through, runs]) => [
      through === 'session' ? 'through /session, renewed' : 'a bare redirect',
      shown(runs.map(({ took }) => took)),
      through === 'session' && ratio !== undefined ? `${ratio.toFixed(1)} times` : '',
      String(Math.max(...runs.map(({ requests }) => requests))),
      kilobytes(Math.max(...runs.map(({ bytes }) => bytes))),
    ]),
  );
  printTable('What the card must show', ['', 'measured', 'at most', ''], claims.map(claimRow));
}

const times = (runs: readonly FormRun[], moment: 'visible' | 'interactive'): number[] => runs.map((run) => run[moment]);

function shown(values: readonly number[]): string {
  const { median, min } = spread(values);
  return `${milliseconds(median)} (${milliseconds(min)})`;
}

const trafficCells = (traffics: readonly Traffic[]): string[] => [
  kilobytes(spread(traffics.map(({ bytes }) => bytes.script)).median),
  kilobytes(spread(traffics.map(({ total }) => total)).median),
  String(spread(traffics.map(({ requests }) => requests)).median),
];

const worst = (runs: readonly { readonly layoutShift: number }[]): string =>
  Math.max(...runs.map(({ layoutShift }) => layoutShift)).toFixed(4);
