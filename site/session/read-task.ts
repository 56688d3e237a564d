import { returnAddress } from './return-address.ts';

/** What an address of /session asks for. `to`: full address of the application's page. `secret`: base64url. */
export type Task =
  | { readonly type: 'renew'; readonly to: string }
  | { readonly type: 'handoff'; readonly secret: string }
  | { readonly type: 'sign-out' };

/** Reads the task from the page's query and fragment. */
export function readTask(search: string, hash: string, appUrl: string): Task {
  const query = new URLSearchParams(search);
  if (query.has('sign-out')) return { type: 'sign-out' };
  const back = query.get('return');
  if (back === null && /^#[\w-]{43}$/.test(hash)) return { type: 'handoff', secret: hash.slice(1) };
  // A redirect takes the fragment of the application's page along: it belongs there.
  return { type: 'renew', to: returnAddress(back && back + hash, appUrl) };
}
