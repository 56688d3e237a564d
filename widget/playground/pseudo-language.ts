import { en } from '../messages/en.ts';
import { firstEn } from '../messages/first-en.ts';
import { pseudo } from '../messages/pseudo.ts';
import { rareEn } from '../messages/rare-en.ts';

/** `?lang=pseudo`: turns the English catalogues into pseudo for the life of this page, before a card has read them. */
export function speakPseudo(): void {
  for (const catalogue of [firstEn, en, rareEn]) Object.assign(catalogue, pseudo(catalogue));
}
