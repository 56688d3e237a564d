import { returnAddress } from './return-address.ts';
import type { LoginReason } from './step.ts';

/**
 * What an address of /session asks for. `to`: full address of the application's page. `state`: what the application
 * wants to have back with it; null where it has sent none. `nobody`: why /login is shown to whom this device does not
 * know. `secret`: base64url.
 */
export type Task =
  | { readonly type: 'renew'; readonly to: string; readonly state: string | null; readonly nobody: LoginReason }
  | { readonly type: 'handoff'; readonly secret: string }
  /** `isDevice`: nothing of anybody is to stay, not even the way in. */
  | { readonly type: 'sign-out'; readonly isDevice: boolean }
  /** The application has had its form. */
  | { readonly type: 'signed-out' };

/** Reads the task from the page's query and fragment. */
export function readTask(search: string, hash: string, appUrl: string): Task {
  const query = new URLSearchParams(search);
  if (query.has('sign-out')) return { type: 'sign-out', isDevice: query.get('sign-out') === 'device' };
  if (query.has('signed-out')) return { type: 'signed-out' };
  const back = query.get('return');
  if (back === null && /^#[\w-]{43}$/.test(hash)) return { type: 'handoff', secret: hash.slice(1) };
  // A redirect takes the fragment of the application's page along: it belongs there.
  const to = returnAddress(back && back + hash, appUrl);
  const state = /^[\w-]{43}$/.exec(query.get('state') ?? '')?.[0] ?? null;
  return { type: 'renew', to, state, nobody: query.get('start') === 'trial' ? 'start-trial' : 'sign-in-first' };
}
