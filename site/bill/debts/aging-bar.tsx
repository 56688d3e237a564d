import { ages } from './collect-debts.ts';

/** What is owed as a bar, in shares of 1 by age. Widths are attributes of a drawing: the policy forbids styles. */
export function AgingBar({ parts }: { readonly parts: readonly number[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0));
  return (
    <svg className="aging-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {ages.map((age, index) => (
        <rect key={age} className={`bar-${age}`} x={percent(starts[index])} width={percent(parts[index])} height="8" />
      ))}
    </svg>
  );
}

const percent = (part = 0): number => Math.round(part * 1000) / 10;
