import type { Tab } from './card-config.ts';
import type { CardStore } from './card-store.ts';
import type { Drafts } from './drafts.ts';
import { parseSignInIdentifier } from './sign-in-identifier.ts';

/** Shows a tab; the address typed on one side is what the visitor means on the other. True when the tab changed. */
export function selectTab(store: CardStore, drafts: Drafts, tab: Tab): boolean {
  const before = store.getState().tab;
  store.dispatch({ type: 'tabSelected', tab });
  if (store.getState().tab === before) return false;
  const identifier = parseSignInIdentifier(drafts.get('identifier'));
  if (tab === 'signin' && drafts.get('identifier') === '') drafts.set('identifier', drafts.get('email'));
  if (tab === 'signup' && drafts.get('email') === '' && identifier.kind === 'email') {
    drafts.set('email', identifier.email);
  }
  return true;
}
