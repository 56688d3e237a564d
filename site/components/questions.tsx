type Question = { readonly question: string; readonly answer: string };

/** Questions that open in place, without a script. */
export function Questions({ items }: { readonly items: readonly Question[] }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
