import type { Plugin } from 'vite';

const check = 'async runIndexedDBEnvironmentCheck() {';

/**
 * Patches @firebase/app, so that a page's origin stores nothing beyond the three cookies (widget/README.md, "Privacy").
 * Firebase stores the days of its use in an IndexedDB database; the patch reports that none is available, so it counts
 * in memory. Throws, which stops the build, if the SDK no longer has that check; widget/e2e/page-isolation.spec.ts
 * proves on the built card that no database is made.
 */
export const noStoredHeartbeatPatch: Plugin = {
  name: 'patch-firebase-app:no-stored-heartbeat',
  transform(code, id) {
    if (!/@firebase\/app\/dist\/esm\/index/.test(id)) return null;
    if (!code.includes(check))
      throw new Error(`@firebase/app no longer has ${check}: adapt widget/build/patches/no-stored-heartbeat.ts`);
    return { code: code.replace(check, `${check} return false;`), map: null };
  },
};
