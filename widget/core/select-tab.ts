import type { Tab } from './card-config.ts';
import type { CardStore } from './card-store.ts';
import type { FormValues } from './form-values.ts';
import { parseSignInIdentifier } from './sign-in-identifier.ts';

/** Shows a tab; the address typed on one side is what the visitor means on the other. True when the tab changed. */
export function selectTab(store: CardStore, values: FormValues, tab: Tab): boolean {
  const before = store.getState().tab;
  store.dispatch({ type: 'tabSelected', tab });
  if (store.getState().tab === before) return false;
  const identifier = parseSignInIdentifier(values.get('identifier'));
  if (tab === 'signin' && values.get('identifier') === '') values.set('identifier', values.get('email'));
  if (tab === 'signup' && values.get('email') === '' && identifier.kind === 'email') {
    values.set('email', identifier.email);
  }
  return true;
}
