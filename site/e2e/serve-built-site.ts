import { afterAll, beforeAll } from 'vitest';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { freePorts } from '../../dev/services/free-ports.ts';
import type { Service } from '../../dev/services/service.ts';
import { startSiteServer } from '../../dev/services/start-site-server.ts';

/** A response of the site. The names of its `headers` are in lower case. */
type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** Serves the built site during a test file. Returns a function that requests a path without following redirects. */
export function serveBuiltSite(): (path: string) => Promise<Answer> {
  let site: Service;
  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    site = await startSiteServer({ port, build: readTestRun().folder });
  });
  afterAll(() => site.stop());
  return async (path) => {
    const answer = await fetch(site.address + path, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
  };
}
