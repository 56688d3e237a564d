import { type OwnerFactName, ownerFact } from '../content/facts/owner-facts.ts';
import { useSite } from '../site-context.ts';

/** One thing the owner supplies, or the gap where it will stand. */
export function OwnerFact({ name }: { readonly name: OwnerFactName }) {
  const { placeholder } = useSite().text.owner;
  return ownerFact(name) ?? <span className="placeholder">{placeholder}</span>;
}
