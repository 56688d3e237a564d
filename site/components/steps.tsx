import { useStyles } from '../styles/use-styles.ts';

/** What to do one after the other, numbered. */
export function Steps({ items }: { readonly items: readonly string[] }) {
  useStyles('steps');
  return (
    <ol className="steps">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
