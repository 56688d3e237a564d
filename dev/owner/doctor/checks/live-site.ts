import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pMap from 'p-map';
import { inlineStyleHashes } from '../../../../site/prerender/content-policy.ts';
import type { FirebaseConfig } from '../../../../site/prerender/hosting-config.ts';
import { editionRoutes, siteRoutes } from '../../../../site/prerender/render-page.tsx';
import { standalonePageRoutes } from '../../../../site/prerender/standalone-pages.ts';
import type { FetchedFile } from '../../../release/releases/create-live-file-reader.ts';
import { freePorts } from '../../../services/free-ports.ts';
import { listenAsService } from '../../../services/service.ts';
import { createSiteHandler } from '../../../services/start-site-server.ts';
import { runCheckOnCurrentBuild } from '../built-site.ts';
import { type DoctorContext, type FetchResult, fetchAddress } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type Finding, notCheckedFinding, okFinding, wrongFinding } from '../finding.ts';

const paths = [
  ...[...siteRoutes, ...standalonePageRoutes, ...editionRoutes].map(({ path }) => path),
  '/no-such-page',
  '/robots.txt',
  '/speculation-rules.json',
  '/session/keeper.js',
  '/widget/releases.json',
  '/widget/v1/acct-auth-card.js',
];
const why = 'headers keep foreign scripts out and protect the session';
const subject = { id: 'live-site', what: 'The headers of the live site were', why };
const deploy = 'npx firebase deploy --project PROJECT --only hosting --config dist/firebase.json';

type Served = { readonly path: string; readonly expected: FetchedFile; readonly live: FetchedFile };

/** Compares the live site's status and headers, path by path, with those that `npm run preview` serves from `dist`. */
export function checkLiveSite(context: DoctorContext): Promise<readonly Finding[]> {
  return runCheckOnCurrentBuild(context, subject, async ({ folder, env }) => {
    if (env.isDemo) {
      const what = `${subject.what} not looked at: the demo has none`;
      return [
        notCheckedFinding(subject.id, {
          what,
          why,
          cure: 'Write the settings of a live build: npm run go-live',
        }),
      ];
    }
    const origin = context.liveSite ?? env.siteOrigin;
    const front = await fetchAddress(context, `${origin}/`);
    if ('silence' in front) return [notReachable(front.silence)];
    if (front.status === 404) {
      const what = `${origin} answers 404: nothing of this site is deployed there`;
      return [
        wrongFinding('site-not-deployed', {
          what,
          why: 'visitors find nothing',
          cure: `npm run build, then ${deploy}`,
        }),
      ];
    }
    const [port = 0] = await freePorts(1);
    const own = `http://localhost:${port}`;
    const server = await listenAsService(createServer(createSiteHandler(folder)), port, { name: 'dist', address: own });
    try {
      const answers = await pMap(
        paths,
        async (path) => ({
          path,
          expected: await fetchAddress(context, own + path),
          live: await fetchAddress(context, origin + path),
        }),
        { concurrency: 6 },
      );
      const lost = answers.find(({ live, expected }) => 'silence' in live || 'silence' in expected);
      if (lost) return [notReachable(`${lost.path} ${silenceOf(lost.live) ?? silenceOf(lost.expected)}`)];
      return compare(answers as readonly Served[], headerNames(folder), origin);
    } finally {
      await server.stop();
    }
  });
}

const silenceOf = (answer: FetchResult): string | undefined => ('silence' in answer ? answer.silence : undefined);

const notReachable = (because: string): Finding =>
  notCheckedFinding(subject.id, {
    what: `${subject.what} not looked at: ${because}`,
    why,
    cure: 'Run this again where the site can be reached, once it is deployed',
  });

/** Returns the names of all headers that the build sets, in lower case. */
function headerNames(folder: string): readonly string[] {
  const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const names = hosting.headers.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase()));
  // The content type is not compared, because Firebase Hosting sets it itself for most files.
  return [...new Set(names)].filter((name) => name !== 'content-type').sort();
}

function compare(answers: readonly Served[], names: readonly string[], origin: string): readonly Finding[] {
  const cure = `Deploy the build in dist: ${deploy} (or build what is live: check out its commit)`;
  const fault = (id: FaultId, what: string, those: readonly Served[]): Finding[] =>
    those.length === 0 ? [] : [wrongFinding(id, { what: `${what} on ${origin}: ${listed(those)}`, why, cure })];
  const statuses = answers.filter(({ live, expected }) => live.status !== expected.status);
  const served = answers.filter((each) => !statuses.includes(each));
  const value = ({ headers }: FetchedFile, name: string): string | null => headers.get(name);
  const faults = [
    ...fault('live-status', 'The status is not that of the build in dist', statuses),
    ...names.flatMap((name) => {
      const differing = served.filter(({ live, expected }) => value(live, name) !== value(expected, name));
      const missing = differing.filter(({ live }) => value(live, name) === null);
      const others = differing.filter((each) => !missing.includes(each));
      return [
        ...fault('live-header-missing', `The header ${name} is missing`, missing),
        ...fault('live-header', `The header ${name} is not that of the build in dist`, others),
      ];
    }),
    ...fault('live-policy', 'The page’s own policy refuses its styles', served.filter(violatesOwnPolicy)),
  ];
  return faults.length > 0
    ? faults
    : [okFinding(subject.id, `${origin} serves ${answers.length} paths with the headers of dist`)];
}

/** Returns true if a page has a style that its content security policy does not allow. */
function violatesOwnPolicy({ live: { headers, body } }: Served): boolean {
  const policy = headers.get('content-security-policy');
  if (policy === null || !headers.get('content-type')?.startsWith('text/html')) return false;
  return inlineStyleHashes(body.toString()).some((hash) => !policy.includes(hash));
}

function listed(answers: readonly Served[]): string {
  const shown = answers.slice(0, 4).map(({ path }) => path);
  return answers.length > 4 ? `${shown.join(', ')} and ${answers.length - 4} more` : shown.join(', ');
}
