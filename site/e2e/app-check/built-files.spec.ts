import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgets from '../../../budgets.json' with { type: 'json' };
import { standalonePageRoutes } from '../../prerender/standalone-pages.ts';
import { appCheckBuilds, expect, test } from './checked-card.ts';

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
const scriptsIn = (folder: string): string[] =>
  ['widget', 'site/session'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${part}/${file}`),
  );
const islandsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'site/assets')).map((file) => `site/assets/${file}`);
const size = (folder: string, file: string): number => brotliCompressSync(read(folder, file)).length;

/**
 * Returns each page's policy as a set of texts `directive source`, without hashes, because they differ between builds.
 */
function policiesOf(folder: string): Map<string, Set<string>> {
  const { hosting } = JSON.parse(read(folder, 'firebase.json')) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const origins = /https:\/\/(www|checked)\.acct\.localhost:\d+/g;
  return new Map(
    hosting.headers.flatMap(({ source, headers }) =>
      headers
        .filter(({ key }) => key === 'Content-Security-Policy')
        .map(({ value }) => {
          const lines = value
            .replace(origins, 'SITE')
            .split('; ')
            .flatMap((directive) => {
              const [name, ...sources] = directive.split(' ');
              return sources.filter((each) => !each.startsWith("'sha256-")).map((each) => `${name} ${each}`);
            });
          return [source, new Set(lines)] as const;
        }),
    ),
  );
}

test.describe('the files of a build', { tag: '@proof:app-check' }, () => {
  test('a build with App Check has two more files than a build without App Check, which contains no code of App Check', () => {
    const [more, fewer] = [scriptsIn(appCheckBuilds.with), scriptsIn(appCheckBuilds.without)];
    expect(more.filter((file) => !fewer.includes(file))).toEqual(['widget/app-check.js', 'site/session/app-check.js']);
    expect(fewer.filter((file) => !more.includes(file))).toEqual([]);
    // Does not search for the header's name or for the check whether the package is loaded, because the SDK contains
    // both even without App Check.
    const trace =
      /content-firebaseappcheck|fire_app_check|APPCHECK_DEBUG|app-check\/(refused|unavailable)|notConfirmed/;
    expect(more.filter((file) => trace.test(read(appCheckBuilds.with, file))).length).toBeGreaterThan(3);
    expect(fewer.filter((file) => trace.test(read(appCheckBuilds.without, file)))).toEqual([]);
    const beacons = (folder: string) => islandsIn(folder).filter((file) => read(folder, file).includes('sendBeacon'));
    expect(beacons(appCheckBuilds.with)).toHaveLength(1);
    expect(beacons(appCheckBuilds.without)).toEqual([]);
  });

  test('App Check adds nothing to the files that load before the first touch, and every chunk fits its budget', () => {
    const { widget } = budgets;
    for (const file of ['widget/acct-auth-card.js', 'widget/other-script.js', 'widget/follow-withdrawal.js'])
      expect(Math.abs(size(appCheckBuilds.with, file) - size(appCheckBuilds.without, file)), file).toBeLessThan(40);
    expect(size(appCheckBuilds.with, 'widget/active.js')).toBeLessThanOrEqual(widget.active);
    expect(size(appCheckBuilds.with, 'widget/firebase-auth.js')).toBeLessThanOrEqual(widget.firebaseAuth);
    expect(size(appCheckBuilds.with, 'widget/hi.js')).toBeLessThanOrEqual(widget.language);
    expect(size(appCheckBuilds.with, 'widget/app-check.js')).toBeLessThan(1500);
    const island = islandsIn(appCheckBuilds.with).find((file) => /\/login-[^/]*\.js$/.test(file)) ?? '';
    expect(size(appCheckBuilds.with, island)).toBeLessThanOrEqual(budgets.site.loginIsland);
    expect(size(appCheckBuilds.with, 'site/docs.html')).toBeLessThanOrEqual(budgets.site.docsPageHtml);
  });

  test('App Check adds only its own hosts to the pages’ security policies', () => {
    const [more, fewer] = [policiesOf(appCheckBuilds.with), policiesOf(appCheckBuilds.without)];
    expect([...more.keys()].filter((path) => !path.startsWith('/widget'))).toEqual([...fewer.keys()]);
    const changes = [...more].flatMap(([path, sources]) => {
      const before = fewer.get(path) ?? new Set();
      const added = [...sources].filter((line) => !before.has(line)).map((line) => `${path} + ${line}`);
      const gone = [...before].filter((line) => !sources.has(line)).map((line) => `${path} - ${line}`);
      return [...added, ...gone];
    });
    const service = 'https://content-firebaseappcheck.googleapis.com';
    const recaptcha = 'https://www.google.com/recaptcha/';
    const onStandalone = (path: string) => [
      `${path} + connect-src ${service}`,
      `${path} + connect-src ${recaptcha}`,
      `${path} + script-src SITE/session/app-check.js`,
      `${path} + script-src ${recaptcha}`,
      `${path} + script-src https://www.gstatic.com/recaptcha/`,
      `${path} + style-src-attr 'unsafe-inline'`,
      `${path} + frame-src ${recaptcha}`,
      `${path} + frame-src https://recaptcha.google.com/recaptcha/`,
      `${path} - require-trusted-types-for 'script'`,
      `${path} - trusted-types 'none'`,
    ];
    const onLogin = (path: string) => [`${path} + connect-src ${service}`, `${path} + connect-src https://watch.test`];
    expect(changes.sort()).toEqual(
      [
        ...onLogin('/login'),
        ...onLogin('/hi/login'),
        ...standalonePageRoutes.flatMap(({ path }) => onStandalone(path)),
      ].sort(),
    );
  });
});
