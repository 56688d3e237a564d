import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** One thing the owner supplies, or the gap where it will stand. */
export function OwnerFact({ name }: { readonly name: OwnerFactName }) {
  useStyles('owner-facts');
  const { facts, text } = useSite();
  return facts[name] ?? <span className="placeholder">{text.owner.placeholder}</span>;
}
