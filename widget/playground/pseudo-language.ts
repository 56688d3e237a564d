import { languageLoaders } from '../languages/language-loaders.ts';
import { languages } from '../languages/languages.ts';

/** Adds the pseudo language to the card's table, by a row and a loader as any other; what ships does not have it. */
export function addPseudoLanguage(): void {
  Object.assign(languages, { pseudo: { ownName: '⟦Pseudo⟧', region: 'IN', direction: 'ltr' } });
  Object.assign(languageLoaders, { pseudo: () => import('../languages/pseudo/messages.ts') });
}
