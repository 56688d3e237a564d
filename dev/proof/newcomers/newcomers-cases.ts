import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { portVariable } from '../../build/ports.ts';
import { assertPortsFree } from '../../build/services/assert-ports-free.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { breakingLine } from './breaking-line.ts';
import { hasPackages, removePackages } from './fresh-clone.ts';
import { lookAtPages } from './look-at-pages.ts';
import type { Ground } from './newcomers-ground.ts';
import { withoutPrograms } from './newcomers-shell.ts';
import { installOldNode, oldNode } from './old-node.ts';
import { interrupted, type Walk } from './walk.ts';

/** One thing that befalls a newcomer. */
export type NewcomersCase = {
  readonly name: string;
  /** Whether it goes without an installation, in seconds, so that a short run has it as well. */
  readonly isShort?: true;
  /** Walks, and says how it ended; throws where that is neither well nor one clear line. */
  readonly walk: (ground: Ground) => Promise<string>;
};

/** Seconds for an installation with nothing cached, on a slow line and a busy machine, and for everything after it. */
const installed = 900;
const started = 240;
const ready = /^Ready in /m;
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell'];

/** In this order: some take what the one before has left. */
export const newcomersCases: readonly NewcomersCase[] = [
  {
    name: 'Node too old',
    isShort: true,
    async walk({ type, start, test, shell, folder }) {
      const PATH = [installOldNode(), shell.PATH].join(delimiter);
      const had = hasPackages(folder);
      for (const command of [start, test]) {
        const tried = type(command, { PATH });
        await endsBadly(tried, `Node ${oldNode} is too old: install Node 20.19 or newer (https://nodejs.org).`);
      }
      if (hasPackages(folder) !== had) throw new Error('packages have been installed for a Node that is too old');
      return 'one line names the Node to install';
    },
  },
  {
    name: 'nothing special: npm start',
    async walk(ground) {
      const begun = ground.type(ground.start);
      await begun.prints(ready, installed);
      const silent = ground.addresses.filter((address) => !begun.printed().includes(address));
      if (silent.length > 0) throw new Error(`README tells of ${silent.join(', ')}, ${ground.start} does not`);
      await lookAtPages(ground.addresses, `http://localhost:${ground.ports.site}/login`);
      await stops(ground, begun);
      return `${ground.addresses.length} addresses answer, the card shows; Ctrl-C leaves nothing`;
    },
  },
  {
    name: 'a taken port',
    isShort: true,
    async walk(ground) {
      const { ports, start, type } = ground;
      const variable = portVariable('site');
      const taken = createServer();
      await new Promise<void>((resolve) => taken.listen(ports.site, '127.0.0.1', resolve));
      try {
        const line = `Port ${ports.site} (site, ${variable}) is already in use: end what runs there, or set another port by the variable named.`;
        await endsBadly(type(start), line);
        const [free = 0] = await freePorts(1);
        const cured = type(start, { [variable]: String(free) });
        await cured.prints(ready, started);
        await lookAtPages([`http://localhost:${free}/`]);
        await cured.interrupt();
      } finally {
        taken.close();
      }
      return 'one line names port and variable; another port goes';
    },
  },
  {
    name: 'nothing special: npm test',
    async walk({ type, test }) {
      const begun = type(test);
      await begun.prints(/^\s*✓ +1 /m, installed);
      // What fails later is for npm test itself to tell.
      for (const step of ['lint', 'build'])
        await begun.prints(new RegExp(`^== ${step}: 1 passed, 0 failed`, 'm'), started);
      await begun.interrupt();
      return 'lint, build and a first browser test pass; Ctrl-C leaves nothing';
    },
  },
  {
    name: 'no Java',
    async walk(ground) {
      const { shell, start, type, emptyFolder, ports } = ground;
      const begun = type(start, withoutPrograms(shell, ['java'], emptyFolder('no-java')));
      await begun.prints(ready, started);
      await begun.prints(/fake: ACCESS RULES ARE NOT ENFORCED .*install Java/, 1);
      await lookAtPages(ground.addresses);
      const record = `http://localhost:${ports.firestore}/v1/projects/demo-acct/databases/(default)/documents/none/none`;
      const { status } = await fetch(record);
      if (status !== 404) throw new Error(`the fake Firestore answers ${status} for a record that is not there`);
      await stops(ground, begun);
      return 'goes with the fake Firestore; a line says what that leaves out, and what to install';
    },
  },
  {
    name: 'no browser, and none to be had',
    async walk({ shell, test, type, emptyFolder }) {
      const bare = withoutPrograms(shell, [...browsers, 'apt-get'], emptyFolder('no-browser'));
      const offline = { PLAYWRIGHT_BROWSERS_PATH: emptyFolder('none'), PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' };
      await endsBadly(
        type(test, { ...bare, ...offline }),
        'No Chrome or Chromium found and none could be installed: install one, or set CHROME_PATH to it.',
      );
      return 'one line says to install one, or to set CHROME_PATH';
    },
  },
  {
    name: 'Ctrl-C in mid-installation',
    async walk({ folder, start, type }) {
      removePackages(folder);
      const begun = type(start);
      await begun.prints(/^Installing the packages of package-lock\.json/m, started);
      for (let tries = 0; !hasPackages(folder); tries++) {
        if (tries > 600) throw new Error('no package has come within a minute');
        await pause(100);
      }
      await begun.interrupt();
      return 'leaves nothing';
    },
  },
  {
    name: 'a cold package cache, after that',
    async walk(ground) {
      const { start, type, emptyFolder, addresses } = ground;
      const cache = emptyFolder('cache');
      const begun = type(start, { npm_config_cache: cache });
      await begun.prints(ready, installed);
      await lookAtPages(addresses);
      await stops(ground, begun);
      rmSync(cache, { recursive: true });
      return 'installs, and all addresses answer';
    },
  },
  {
    name: 'a broken line in mid-installation',
    async walk(ground) {
      const { folder, start, type, emptyFolder, addresses } = ground;
      removePackages(folder);
      const line = await breakingLine(20_000_000);
      // Tries that come sooner than npm's own are all that the test spares itself.
      const shell = {
        npm_config_cache: emptyFolder('cache'),
        ...{ npm_config_https_proxy: line.address, npm_config_noproxy: '', npm_config_fetch_retries: '1' },
        ...{ npm_config_fetch_retry_mintimeout: '200', npm_config_fetch_retry_maxtimeout: '200' },
      };
      try {
        await endsBadly(
          type(start, shell),
          'npm ci failed (exit code 1), see the lines above. If the line broke, run the same command again: what has come is kept.',
          installed,
        );
        if (!line.isBroken()) throw new Error('the installation failed before the line broke');
        line.mend();
        const again = type(start, shell);
        await again.prints(ready, installed);
        await lookAtPages(addresses);
        await stops(ground, again);
      } finally {
        await line.stop();
        rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      }
      return 'one line says to try again; the second try ends well';
    },
  },
];

/** Ends by itself with an exit code of failure and this as the last of its lines; those that npm adds are npm's. */
async function endsBadly(walk: Walk, line: string, seconds = started): Promise<void> {
  const code = await walk.ends(seconds);
  const own = walk
    .printed()
    .split('\n')
    .filter((each) => each.trim() !== '' && !/^npm (error|ERR!|warn|notice)/.test(each));
  if (code === 0 || own.at(-1) !== line) {
    throw new Error(`exit code ${code}, and the last line is not "${line}":\n${own.slice(-15).join('\n')}`);
  }
  const traces = own.filter((each) => /^\s+at /.test(each));
  if (traces.length > 0) throw new Error(`a trace of calls stands above the line:\n${traces.slice(0, 5).join('\n')}`);
}

/** Ctrl-C: no failure, no process, and every port free again. */
async function stops({ ports }: Ground, walk: Walk): Promise<void> {
  const code = await walk.interrupt();
  // npm's own shell hears Ctrl-C as well, and says so.
  if (code !== 0 && code !== interrupted)
    throw new Error(`exit code ${code} after Ctrl-C:\n${walk.printed().slice(-1500)}`);
  await assertPortsFree(ports, ['auth', 'firestore', 'app', 'site']);
}
