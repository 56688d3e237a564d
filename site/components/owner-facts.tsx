import { createContext, type ReactNode, useContext } from 'react';
import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useSite, useStyles } from './site-context.ts';

type ShownFact = { readonly value: string | null; readonly isPlaceholder: boolean };

const GapContext = createContext(false);

/** Text pages draw missing facts as placeholders; on other pages a demo says it once (`trust-block.tsx`). */
export function OwnerGaps({ children }: { readonly children: ReactNode }) {
  return <GapContext value={useSite().placeholders}>{children}</GapContext>;
}

/** Returns the owner's words for a fact; within `OwnerGaps` a placeholder; else null. */
export function useOwnerFacts(): (name: OwnerFactName) => ShownFact {
  const { facts, text } = useSite();
  const drawsGaps = useContext(GapContext);
  return (name) =>
    facts[name] === null && drawsGaps
      ? { value: text.owner.placeholders[name], isPlaceholder: true }
      : { value: facts[name], isPlaceholder: false };
}

/** Without the signs that a link would take for more than the address. */
const emailAddress = /^[\w.+'-]+@[\w.-]+$/;
/** A whole number, toll-free ones included. */
const phoneNumber = /^\+?(?:[ ()-]*\d){8,15}$/;

/** One fact of the owner; in a demo build its placeholder. */
export function OwnerFact({ name }: { readonly name: OwnerFactName }) {
  useStyles('owner-facts');
  const { value, isPlaceholder } = useOwnerFacts()(name);
  if (isPlaceholder) return <span className="placeholder">{value}</span>;
  if (emailAddress.test(value ?? '')) return <a href={`mailto:${value}`}>{value}</a>;
  if (value === null || !phoneNumber.test(value)) return linesOf(value);
  // On one line: nobody can call half a number.
  const unbroken = value.replace(/ /g, '\u00a0').replace(/-/g, '\u2011');
  return <a href={`tel:${value.replace(/[ ()-]/g, '')}`}>{unbroken}</a>;
}

/** Returns a text with the line breaks that its owner wrote. */
function linesOf(text: string | null): ReactNode {
  const [first, ...others] = text?.split('\n') ?? [];
  return others.reduce<ReactNode>(
    (before, line) => (
      <>
        {before}
        <br />
        {line}
      </>
    ),
    first,
  );
}

/** A list of the owner's facts; a missing fact has no line. */
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
