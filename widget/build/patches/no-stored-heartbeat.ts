import type { Plugin } from 'vite';

const check = 'async runIndexedDBEnvironmentCheck() {';

/**
 * Patches @firebase/app, so that a page's origin stores nothing except the three cookies (widget/README.md, "Privacy").
 * Firebase stores the days on which it is used in an IndexedDB database. The patch makes Firebase believe that
 * IndexedDB is unavailable, so that Firebase stores the days in memory. If the SDK no longer has the function that
 * checks for IndexedDB, the patch throws an error, which stops the build. widget/e2e/page-isolation.spec.ts proves that
 * the built card creates no database.
 */
export const firebaseHeartbeatPatch: Plugin = {
  name: 'patch-firebase-app:no-stored-heartbeat',
  transform(code, id) {
    if (!/@firebase\/app\/dist\/esm\/index/.test(id)) return null;
    if (!code.includes(check))
      throw new Error(`@firebase/app no longer has ${check}: adapt widget/build/patches/no-stored-heartbeat.ts`);
    return { code: code.replace(check, `${check} return false;`), map: null };
  },
};
