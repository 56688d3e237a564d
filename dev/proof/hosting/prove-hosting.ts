import { join } from 'node:path';
import { printTable } from '../../build/print-table.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { startSiteServer } from '../../build/services/start-site-server.ts';
import { readTestRun } from '../browser/test-run.ts';
import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { Counts } from '../suite/read-report.ts';
import { askRaw, type RawRequest } from './ask-raw.ts';
import { compareAnswers } from './compare-answers.ts';
import { type HostingException, hostingExceptions } from './hosting-exceptions.ts';
import { hostingPaths, methodRequests, requestsOf } from './hosting-requests.ts';
import { startHostingEmulator } from './start-hosting-emulator.ts';

/** Addresses of a short run. */
const sample = 25;

type Tally = { requests: number; differing: number; readonly lines: string[] };
type Servers = { readonly emulator: string; readonly ours: string };

/**
 * Part `hosting` of the long suite: every file of the build by each of its addresses, and addresses that lead to none, asked for in every manner of Google's
 * Hosting emulator and of the server of `npm run preview`. Status, headers and bytes are the same, but for the listed exceptions; one that the whole run
 * does not need is a failure. Counts requests. `short` draws some of the addresses.
 */
export async function proveHosting({ short, seed }: Pick<ProofOptions, 'short' | 'seed'>): Promise<Counts> {
  const build = readTestRun().folder;
  const [port = 0] = await freePorts(1);
  const emulator = await startHostingEmulator(build);
  const ours = await startSiteServer({ port, build });
  const servers = { emulator: emulator.address, ours: ours.address };
  const used = new Set<HostingException>();
  const rows: string[][] = [];
  const failures: string[] = [];
  let passed = 0;
  try {
    const all = hostingPaths(join(build, 'site'));
    const paths = short ? drawSample(all, sample, seed) : all;
    const kinds = new Map<string, Tally>();
    const tell = async (kind: string, requests: readonly RawRequest[]): Promise<void> => {
      const tally = kinds.get(kind) ?? { requests: 0, differing: 0, lines: [] };
      kinds.set(kind, tally);
      for (const request of requests) {
        const lines = await difference(servers, request, used);
        tally.requests += 1;
        if (lines.length > 0) tally.differing += 1;
        tally.lines.push(...lines);
      }
    };
    for (const path of paths) {
      const first = await askRaw(servers.emulator, { method: 'GET', path, headers: {} });
      await tell(`answered ${first.status}`, requestsOf(path, first));
    }
    await tell('other methods', methodRequests);
    for (const [kind, { requests, differing, lines }] of [...kinds].sort()) {
      rows.push([kind, String(requests), String(differing)]);
      passed += requests - differing;
      failures.push(...lines);
    }
  } finally {
    await Promise.all([emulator.stop(), ours.stop()]);
  }
  for (const line of failures.slice(0, 40)) console.error(line);
  printTable('Google’s Hosting emulator and npm run preview', ['addresses', 'requests', 'answered otherwise'], rows);
  for (const { differs, why } of hostingExceptions) console.log(`  not compared: ${differs}: ${why}`);
  const idle = short ? [] : hostingExceptions.filter((exception) => !used.has(exception));
  failures.push(...idle.map(({ differs }) => `An exception that nothing needs any more: ${differs}`));
  const failed = rows.reduce((sum, [, , differing]) => sum + Number(differing), 0) + idle.length;
  return { passed, failed, failures };
}

async function difference(servers: Servers, request: RawRequest, used: Set<HostingException>): Promise<string[]> {
  const [emulator, ours] = await Promise.all([askRaw(servers.emulator, request), askRaw(servers.ours, request)]);
  return compareAnswers(request, { emulator, ours }, hostingExceptions, used);
}
