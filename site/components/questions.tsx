import type { Question } from '../content/article.ts';
import { useStyles } from '../styles/use-styles.ts';
import { OwnerFactList } from './owner-fact-list.tsx';
import { PageLink } from './page-link.tsx';

/** Questions that open in place, without a script. */
export function Questions({ items }: { readonly items: readonly Question[] }) {
  useStyles('details');
  return (
    <div className="questions">
      {items.map((item) => (
        <details key={item.question}>
          <summary>{item.question}</summary>
          <p>{item.answer}</p>
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
