import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { OwnerFact } from './owner-fact.tsx';

/** What the owner of the business supplies; a gap is shown as one. */
export function OwnerFactList({ names }: { readonly names: readonly OwnerFactName[] }) {
  useStyles('owner-facts');
  const { owner } = useSite().text;
  return (
    <dl className="owner-facts">
      {names.map((name) => (
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
