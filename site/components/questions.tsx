import type { Question } from '../content/article.ts';
import { PageLink } from './links.tsx';
import { OwnerFactList, useOwnerFacts } from './owner-facts.tsx';
import { useSite, useStyles } from './site-context.ts';

/** Questions that open in place without a script. A question that only the owner can answer waits for the answer. */
export function Questions({ items }: { readonly items: readonly Question[] }) {
  useStyles('details');
  const factNamed = useOwnerFacts();
  const answered = items.filter(({ needs }) => needs === undefined || factNamed(needs).value !== null);
  return (
    <div className="questions">
      {answered.map((item) => (
        <details key={item.question}>
          <summary>{item.question}</summary>
          {item.answer && <p>{item.answer}</p>}
          {item.facts && <OwnerFactList names={item.facts} />}
          {item.link && (
            <p>
              <PageLink to={item.link} className="lone-link">
                {item.label}
              </PageLink>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}

/** The home page's questions, and a link to the rest. */
export function FirstQuestions() {
  const { faq } = useSite().text;
  return (
    <section className="section">
      <h2>{faq.heading}</h2>
      <Questions items={faq.items.filter(({ onHome }) => onHome)} />
      <p>
        <PageLink to="/pricing" className="lone-link">
          {faq.all}
        </PageLink>
      </p>
    </section>
  );
}
