import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useStyles } from '../styles/use-styles.ts';
import { useOwnerFacts } from './use-owner-facts.ts';

const emailAddress = /^[^\s@]+@[^\s@]+$/;

/** One thing the owner supplied; in a demo build the placeholder for it, drawn as one. */
export function OwnerFact({ name }: { readonly name: OwnerFactName }) {
  useStyles('owner-facts');
  const { value, isPlaceholder } = useOwnerFacts()(name);
  if (isPlaceholder) return <span className="placeholder">{value}</span>;
  return emailAddress.test(value ?? '') ? <a href={`mailto:${value}`}>{value}</a> : value;
}
