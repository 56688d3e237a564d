import type { Plugin } from 'vite';

const check = 'async runIndexedDBEnvironmentCheck() {';

/**
 * Firebase keeps the days of its use in an IndexedDB database of the page. A partner's page gets nothing stored beyond
 * the three cookies (widget/README.md, "Privacy"), so the SDK is told that there is no such database; it then counts in
 * memory.
 */
export const noStoredHeartbeat: Plugin = {
  name: 'no-stored-heartbeat',
  transform(code, id) {
    if (!/@firebase\/app\/dist\/esm\/index/.test(id)) return null;
    if (!code.includes(check)) throw new Error(`@firebase/app no longer has ${check}: see no-stored-heartbeat.ts`);
    return { code: code.replace(check, `${check} return false;`), map: null };
  },
};
