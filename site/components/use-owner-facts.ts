import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useSite } from '../site-context.ts';

type ShownFact = { readonly value: string | null; readonly isPlaceholder: boolean };

/** What a page shows of a fact: the owner's words, in a build for trying out a placeholder, else nothing (null). */
export function useOwnerFacts(): (name: OwnerFactName) => ShownFact {
  const { facts, placeholders, text } = useSite();
  return (name) =>
    facts[name] === null && placeholders
      ? { value: text.owner.placeholders[name], isPlaceholder: true }
      : { value: facts[name], isPlaceholder: false };
}
