import type { Question } from '../content/article.ts';
import { useStyles } from '../styles/use-styles.ts';
import { OwnerFactList } from './owner-fact-list.tsx';
import { PageLink } from './page-link.tsx';
import { useOwnerFacts } from './use-owner-facts.ts';

/** Questions that open in place, without a script. One that only the owner can answer stands here once he has. */
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
