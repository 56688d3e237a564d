import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getPortVariable, httpsPortVariable, type ServiceName } from '../../base/ports.ts';
import { buildAll, buildPlayground } from '../../release/build-all.ts';
import { freePorts } from '../../services/free-ports.ts';
import { environmentWithoutSettings } from '../../settings/read-build-settings.ts';
import { storeTestRun, type TestRun, testRunsFolder } from '../browser/test-run.ts';
import type { TestCounts } from './read-report.ts';

type BuildStepOptions = {
  /** True if the build also writes `package/`. */
  readonly packs?: boolean;
  /** The run to build. The default is a new run on free ports. */
  readonly run?: TestRun;
};

/** Builds the demo for browser tests, once for http and once in `https/` for https. */
export async function runBuildStep({ packs = false, run }: BuildStepOptions = {}): Promise<TestCounts> {
  removeOldRuns();
  await buildRun(run ?? (await createTestRun()), packs);
  return { passed: 1, failed: 0 };
}

async function buildRun(run: TestRun, packs: boolean): Promise<void> {
  const names: ServiceName[] = ['auth', 'firestore', 'app', 'site', 'preview'];
  const ports = Object.fromEntries(names.map((name) => [getPortVariable(name), String(run.ports[name])]));
  const env = { ...environmentWithoutSettings(), ...ports };
  await buildAll({ out: run.folder, env, packs });
  await buildPlayground({ out: join(run.folder, 'playground'), env });
  await buildAll({ out: join(run.folder, 'https'), env: { ...env, [httpsPortVariable]: String(run.ports.https) } });
  storeTestRun(run);
}

/** Returns the folder and the free ports for a test run of this process. Builds nothing. */
export async function createTestRun(): Promise<TestRun> {
  const [auth = 0, firestore = 0, app = 0, site = 0, preview = 0, ...others] = await freePorts(8);
  const [partner = 0, https = 0, httpsApp = 0] = others;
  return {
    folder: join(testRunsFolder, String(process.pid)),
    ports: { auth, firestore, app, site, preview, partner, https, httpsApp },
  };
}

/** Removes the folders of runs whose processes have ended. The name of each folder is a process id. */
function removeOldRuns(): void {
  if (!existsSync(testRunsFolder)) return;
  for (const name of readdirSync(testRunsFolder).filter((entry) => /^\d+$/.test(entry))) {
    if (!isRunning(Number(name))) rmSync(join(testRunsFolder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
