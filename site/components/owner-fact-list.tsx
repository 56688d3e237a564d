import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { OwnerFact } from './owner-fact.tsx';
import { useOwnerFacts } from './use-owner-facts.ts';

/** What the owner of the business supplied; what is not there has no line. */
export function OwnerFactList({ names }: { readonly names: readonly OwnerFactName[] }) {
  useStyles('owner-facts');
  const { owner } = useSite().text;
  const factNamed = useOwnerFacts();
  const given = names.filter((name) => factNamed(name).value !== null);
  if (given.length === 0) return null;
  return (
    <dl className="owner-facts">
      {given.map((name) => (
        <div key={name}>
          <dt>{owner.labels[name]}</dt>
          <dd>
            <OwnerFact name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
