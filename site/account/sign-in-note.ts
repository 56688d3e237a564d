import { inTab } from '../session/in-tab.ts';

const key = 'acct-sign-in';

/** Tells /login, once and in this tab alone, to show Sign In with this address; empty where it is not known. */
export const leaveSignInNote = (email: string): unknown => inTab((storage) => storage.setItem(key, email));

/** What was left for /login, which then is no more; null where nothing was. */
export const takeSignInNote = (): string | null =>
  inTab((storage) => {
    const email = storage.getItem(key);
    storage.removeItem(key);
    return email;
  });
