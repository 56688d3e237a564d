import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cardFiles } from '../../../widget/release/release.ts';
import { fetchEarlierReleases } from '../../release/releases/fetch-earlier-releases.ts';
import { describeRelease, formatIntegrityFile, integrityFile } from '../../release/releases/release-list.ts';
import { demoWithdrawalSecret } from '../../release/releases/testing/build-sample-card.ts';
import { signWithdrawal } from '../../release/releases/withdrawals.ts';
import { writeReleases } from '../../release/releases/write-releases.ts';
import { freePorts } from '../../services/free-ports.ts';
import { listenAsService } from '../../services/service.ts';
import { createSiteHandler } from '../../services/start-site-server.ts';
import { demoWithdrawalKey } from '../../settings/read-build-settings.ts';
import { createServedPages } from './served-pages.ts';
import type { TestRun } from './test-run.ts';

/**
 * A deployment of the site. `first` contains the run's own build, `secondAlone` contains a later build, and `second`
 * contains both. `withdrawn` contains both too, but the release of the run's own build is withdrawn.
 */
export type Deployment = 'first' | 'second' | 'secondAlone' | 'withdrawn';

/**
 * Starts a site that can be redeployed while its pages are open. Each script of the later build begins with an
 * additional line, which adds the script's name to `window.secondBuild`.
 */
export async function startDeployments({ folder: first }: Pick<TestRun, 'folder'>, folder: string) {
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  let current = createSiteHandler(first);
  const withPages = createServedPages();
  const server = createServer(withPages((request, response) => current(request, response)));
  const { stop } = await listenAsService(server, port, { name: 'Deployments', address: origin });

  rmSync(folder, { recursive: true, force: true });
  const widget = join(folder, 'second-widget');
  cpSync(join(first, 'widget'), widget, { recursive: true });
  for (const file of readdirSync(widget, { recursive: true, encoding: 'utf8' }).filter((name) => /\.js$/.test(name))) {
    const mark = `(window.secondBuild = window.secondBuild || []).push(${JSON.stringify(file)});\n`;
    writeFileSync(join(widget, file), mark + readFileSync(join(widget, file), 'utf8'));
  }
  const { version } = JSON.parse(readFileSync(join(widget, integrityFile), 'utf8')) as { version: string };
  const release = describeRelease(widget, version);
  writeFileSync(join(widget, integrityFile), formatIntegrityFile(release));
  const earlier = await fetchEarlierReleases(origin);
  const firstRelease = earlier[0]?.entry.release ?? '';
  const mark = signWithdrawal(demoWithdrawalSecret, firstRelease, {
    why: 'Its records lacked the phone number.',
    successor: release.release,
    integrity: release.files[cardFiles.single]?.integrity ?? '',
  });
  const withdrawn = { marks: { [firstRelease]: mark }, key: demoWithdrawalKey };
  for (const [name, taken, more] of [
    ['second', earlier, {}],
    ['secondAlone', [], {}],
    ['withdrawn', earlier, { withdrawn }],
  ] as const) {
    const build = join(folder, name);
    mkdirSync(build, { recursive: true });
    cpSync(join(first, 'firebase.json'), join(build, 'firebase.json'));
    cpSync(join(first, 'site/404.html'), join(build, 'site/404.html'));
    const out = join(build, 'site/widget');
    writeReleases({ out, widget, release, earlier: taken, ...more });
  }
  const folders: Readonly<Record<Deployment, string>> = {
    first,
    second: join(folder, 'second'),
    secondAlone: join(folder, 'secondAlone'),
    withdrawn: join(folder, 'withdrawn'),
  };
  const deploy = (deployment: Deployment): void => {
    current = createSiteHandler(folders[deployment]);
  };
  return { origin, firstRelease, secondRelease: release.release, deploy, stop };
}
