import { inTab } from '../session/in-tab.ts';

/**
 * What pages of the account tell /login, once and in this tab alone. `acct-sign-in`: to show Sign In with this address,
 * which is empty where it is not known. `acct-to-account`: to lead to /account afterwards, whatever it says.
 */
type Note = 'acct-sign-in' | 'acct-to-account';

export const leaveNote = (note: Note, text = ''): unknown => inTab((storage) => storage.setItem(note, text));

/** What was left, which then is no more; null where nothing was. */
export const takeNote = (note: Note): string | null =>
  inTab((storage) => {
    const text = storage.getItem(note);
    storage.removeItem(note);
    return text;
  });
