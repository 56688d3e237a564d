import { forgetVisitor, readStoredSession, storeSession } from './stored-session.ts';

// The module at `/session/keeper.js`. Cards of every release call it by these names.
export const keep = storeSession;
export const kept = readStoredSession;
export const forget = forgetVisitor;
