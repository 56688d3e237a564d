import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirebaseConfig, hostingConfig } from '../../../../site/prerender/hosting-config.ts';
import { readPermanentPages } from '../../../../site/prerender/render-missing-editions.ts';
import { editionRoutes, siteRoutes } from '../../../../site/prerender/render-page.tsx';
import { standalonePageRoutes } from '../../../../site/prerender/standalone-pages.ts';
import { cardSizes, pageSizes } from '../../../release/budgets/sizes.ts';
import { readReleaseList } from '../../../release/releases/release-list.ts';
import { type BuiltSite, runCheckOnBuiltFiles, runCheckOnCurrentBuild } from '../built-site.ts';
import { type DoctorContext, readRepositoryFile } from '../context.ts';
import { type Finding, okFinding, wrongFinding } from '../finding.ts';

const cure = 'npm run build';

/**
 * Compares the headers in dist/firebase.json with the pages, because browsers refuse styles or scripts that an outdated
 * policy does not name.
 */
export function checkBuiltPages(context: DoctorContext): Promise<readonly Finding[]> {
  const subject = {
    id: 'built-pages',
    what: 'The built pages and their headers were',
    why: 'a page that does not fit its headers is shown without styles, or does nothing',
  };
  return runCheckOnCurrentBuild(context, subject, (built) => {
    const missing = [...siteRoutes, ...standalonePageRoutes, ...editionRoutes].filter(
      ({ path }) => built.page(path) === null,
    );
    if (missing.length > 0 || built.file('404.html') === null || built.file('widget/releases.json') === null) {
      const what = `Pages are missing in dist/site: ${named(missing.map(({ path }) => path)) || '404 or the card'}`;
      return [wrongFinding('page-missing', { what, why: 'visitors would find nothing there', cure })];
    }
    return [...headerFaults(context, built), ...rulesFaults(context, built)];
  });
}

function headerFaults(context: DoctorContext, built: BuiltSite): readonly Finding[] {
  const html = (path: string): string => built.page(path) ?? '';
  const pages = siteRoutes.map(({ path, hostsCard, trustedTypes }) => ({
    path,
    hostsCard,
    trustedTypes,
    html: html(path),
  }));
  const site = {
    pages,
    standalone: standalonePageRoutes.map((place) => ({ ...place, html: html(place.path) })),
    frozen: readPermanentPages(join(built.folder, 'site')),
    notFound: html('/404'),
    releases: readReleaseList(built.file('widget/releases.json')?.toString() ?? '').map(({ release }) => release),
  };
  const expected = hostingConfig(JSON.parse(readRepositoryFile(context, 'firebase.json')), site, built.env);
  const written = JSON.parse(readFileSync(join(built.folder, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const [a, b] = [rulesOf(expected), rulesOf(written)];
  const differing = [...new Set([...a.keys(), ...b.keys()])].filter((source) => a.get(source) !== b.get(source));
  const paths = new Set<string>(
    [...siteRoutes, ...standalonePageRoutes, ...editionRoutes].map(({ path }) => path).concat('**'),
  );
  const ofPages = differing.filter((source) => paths.has(source));
  const others = differing.filter((source) => !paths.has(source));
  const faults: Finding[] = [];
  if (ofPages.length > 0) {
    const what = `These pages do not fit their headers in dist/firebase.json: ${named(ofPages)}`;
    const why = 'browsers would refuse their styles, scripts or hosts';
    faults.push(wrongFinding('page-headers', { what, why, cure }));
  }
  if (others.length > 0) {
    const what = `dist/firebase.json is older than firebase.json: ${named(others)}`;
    faults.push(wrongFinding('stale-headers', { what, why: 'the site would be served with outdated headers', cure }));
  }
  if (faults.length > 0) return faults;
  return [
    okFinding(
      'built-pages',
      `${a.size} rules for headers in dist/firebase.json fit the ${paths.size} pages in dist/site`,
    ),
  ];
}

/** Maps each path pattern to its headers as text, and `hosting` to the rest of the hosting configuration as text. */
function rulesOf({ hosting: { headers, ...others } }: FirebaseConfig): ReadonlyMap<string, string> {
  const rules = new Map([['hosting', JSON.stringify(others)]]);
  let seen = 0;
  for (const { source, headers: given } of headers) {
    // The first rule for `**` has the policy of the 404 page. The later rules for `**` have the headers of all files.
    const name = source === '**' && seen++ > 0 ? 'all files' : source;
    rules.set(name, `${rules.get(name) ?? ''}${JSON.stringify(given)}`);
  }
  return rules;
}

function rulesFaults(context: DoctorContext, { folder }: BuiltSite): readonly Finding[] {
  const files = ['firestore.rules', 'firestore.indexes.json'];
  const old = files.filter(
    (file) =>
      !existsSync(join(folder, file)) || readFileSync(join(folder, file), 'utf8') !== readRepositoryFile(context, file),
  );
  if (old.length === 0) return [okFinding('built-rules', 'dist has the current access rules and indexes')];
  const what = `dist has an older ${old.join(' and ')}`;
  return [wrongFinding('stale-rules', { what, why: 'deploying dist would deploy the older rules', cure })];
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, 4).join(', ');
  return names.length > 4 ? `${shown} and ${names.length - 4} more` : shown;
}

/**
 * Compares the file sizes in `dist` with budgets.json. Does not measure the files that a page loads after its start,
 * which `npm test` measures in a browser.
 */
export function checkBudgets(context: DoctorContext): Promise<readonly Finding[]> {
  const why = 'on a slow phone visitors would wait longer than promised';
  const smaller =
    'If your long names, facts or settings are the reason, raise its number there; else shorten what you added';
  return runCheckOnBuiltFiles(context, { id: 'budgets', what: 'The sizes in dist were', why }, ({ folder }) => {
    const sizes = [...cardSizes(join(folder, 'widget')), ...pageSizes(join(folder, 'site'))];
    const over = sizes.filter(({ bytes, limit }) => bytes > limit);
    if (over.length === 0) return [okFinding('budgets', `${sizes.length} sizes in dist are within budgets.json`)];
    return over.map(({ what: part, bytes, limit }) => {
      const what = `${part} has ${bytes} bytes (brotli), ${bytes - limit} more than budgets.json allows`;
      return wrongFinding('over-budget', { what, why, cure: smaller });
    });
  });
}
