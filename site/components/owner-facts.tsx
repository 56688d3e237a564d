import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useSite, useStyles } from '../site-context.ts';

type ShownFact = { readonly value: string | null; readonly isPlaceholder: boolean };

/** What a page shows of a fact: the owner's words, in a build for trying out a placeholder, else nothing (null). */
export function useOwnerFacts(): (name: OwnerFactName) => ShownFact {
  const { facts, placeholders, text } = useSite();
  return (name) =>
    facts[name] === null && placeholders
      ? { value: text.owner.placeholders[name], isPlaceholder: true }
      : { value: facts[name], isPlaceholder: false };
}

const emailAddress = /^[^\s@]+@[^\s@]+$/;

/** One thing the owner supplied; in a demo build the placeholder for it, drawn as one. */
export function OwnerFact({ name }: { readonly name: OwnerFactName }) {
  useStyles('owner-facts');
  const { value, isPlaceholder } = useOwnerFacts()(name);
  if (isPlaceholder) return <span className="placeholder">{value}</span>;
  return emailAddress.test(value ?? '') ? <a href={`mailto:${value}`}>{value}</a> : value;
}

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
