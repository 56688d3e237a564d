import type { Plugin } from 'vite';

const check = 'async runIndexedDBEnvironmentCheck() {';

/**
 * Patches @firebase/app. The promise to the page: nothing is stored in its origin beyond the three cookies
 * (widget/README.md, "Privacy"). Firebase keeps the days of its use in an IndexedDB database; it hears here that there
 * is none, and counts in memory. Throws, which stops the build, when the SDK no longer has that check; that no database
 * is made is proved by widget/e2e/good-citizen.spec.ts on the built card.
 */
export const noStoredHeartbeat: Plugin = {
  name: 'patch-firebase-app:no-stored-heartbeat',
  transform(code, id) {
    if (!/@firebase\/app\/dist\/esm\/index/.test(id)) return null;
    if (!code.includes(check))
      throw new Error(`@firebase/app no longer has ${check}: see widget/build/patches/no-stored-heartbeat.ts`);
    return { code: code.replace(check, `${check} return false;`), map: null };
  },
};
