import { useStyles } from '../styles/use-styles.ts';

/** Promises and features, each behind a tick. */
export function TickList({ items, className }: { readonly items: readonly string[]; readonly className?: string }) {
  useStyles('ticks');
  return (
    <ul className={className ? `ticks ${className}` : 'ticks'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
