import { createContext, type ReactNode, useContext } from 'react';
import type { OwnerFactName } from '../content/facts/owner-facts.ts';
import { useSiteContext, useStyles } from './site-context.ts';

type DisplayedFact = { readonly value: string | null; readonly isPlaceholder: boolean };

const PlaceholderContext = createContext(false);

/**
 * Shows placeholders for missing facts on the text pages of a demo build. On all other pages of the demo,
 * `trust-block.tsx` names a fictitious seller instead.
 */
export function OwnerPlaceholders({ children }: { readonly children: ReactNode }) {
  return <PlaceholderContext value={useSiteContext().placeholders}>{children}</PlaceholderContext>;
}

/** Returns a fact's text. Returns a placeholder for a missing fact within `OwnerPlaceholders`, and null elsewhere. */
export function useOwnerFacts(): (name: OwnerFactName) => DisplayedFact {
  const { facts, text } = useSiteContext();
  const hasPlaceholders = useContext(PlaceholderContext);
  return (name) =>
    facts[name] === null && hasPlaceholders
      ? { value: text.owner.placeholders[name], isPlaceholder: true }
      : { value: facts[name], isPlaceholder: false };
}

/** Matches an e-mail address that has no character with a special meaning in a `mailto:` link. */
const emailAddress = /^[\w.+'-]+@[\w.-]+$/;
/** Matches a complete phone number, including a toll-free number. */
const phoneNumber = /^\+?(?:[ ()-]*\d){8,15}$/;

/** Renders one fact of the owner. In a demo build, a placeholder replaces a missing fact. */
export function OwnerFact({ name }: { readonly name: OwnerFactName }) {
  useStyles('owner-facts');
  const { value, isPlaceholder } = useOwnerFacts()(name);
  if (isPlaceholder) return <span className="placeholder">{value}</span>;
  if (emailAddress.test(value ?? '')) return <a href={`mailto:${value}`}>{value}</a>;
  if (value === null || !phoneNumber.test(value)) return linesOf(value);
  // Prevents line breaks within the phone number.
  const unbroken = value.replace(/ /g, '\u00a0').replace(/-/g, '\u2011');
  return <a href={`tel:${value.replace(/[ ()-]/g, '')}`}>{unbroken}</a>;
}

/** Renders each line break of a text as a `<br>`. */
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

/** Lists the owner's facts, and omits missing facts. */
export function OwnerFactList({ names }: { readonly names: readonly OwnerFactName[] }) {
  useStyles('owner-facts');
  const { owner } = useSiteContext().text;
  const factNamed = useOwnerFacts();
  const existing = names.filter((name) => factNamed(name).value !== null);
  if (existing.length === 0) return null;
  return (
    <dl className="owner-facts">
      {existing.map((name) => (
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
