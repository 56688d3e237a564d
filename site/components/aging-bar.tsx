import { groups } from '../bill/debts/collect-debts.ts';

/** A bar of shares of 1 by age, the undated last. Widths are attributes: the policy forbids styles. */
export function AgingBar({ parts }: { readonly parts: readonly number[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0));
  return (
    <svg className="aging-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {parts.map((part, index) => (
        <rect
          key={groups[index]}
          className={`bar-${groups[index]}`}
          x={percent(starts[index])}
          width={percent(part)}
          height="8"
        />
      ))}
    </svg>
  );
}

const percent = (part = 0): number => Math.round(part * 1000) / 10;
