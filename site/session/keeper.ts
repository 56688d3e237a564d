import { forgetVisitor, readStoredSession, storeSession } from './stored-session.ts';

// This is the module `/session/keeper.js`. Cards of every release use these names.
export const keep = storeSession;
export const kept = readStoredSession;
export const forget = forgetVisitor;
