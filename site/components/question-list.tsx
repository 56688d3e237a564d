import type { QuestionAndAnswer } from '../content/article.ts';
import { PageLink } from './links.tsx';
import { OwnerFactList, useOwnerFacts } from './owner-facts.tsx';
import { useSiteContext, useStyles } from './site-context.ts';

type QuestionListProps = { readonly items: readonly QuestionAndAnswer[]; readonly firstOpen?: boolean };

/**
 * A list of questions that a visitor can open without a script. Omits a question if the owner has not supplied its
 * answer.
 */
export function QuestionList({ items, firstOpen = false }: QuestionListProps) {
  useStyles('details');
  const factNamed = useOwnerFacts();
  const answered = items.filter(({ needs }) => needs === undefined || factNamed(needs).value !== null);
  return (
    <div className="questions">
      {answered.map((item) => (
        <details key={item.question} open={firstOpen && item === answered[0]}>
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

/** The home page's questions, the first of them open, and a link to the rest. */
export function HomePageQuestions() {
  const { faq } = useSiteContext().text;
  return (
    <section className="section faq">
      <h2>{faq.heading}</h2>
      <div>
        <QuestionList items={faq.items.filter(({ onHome }) => onHome)} firstOpen />
        <p>
          <PageLink to="/pricing" className="lone-link">
            {faq.all}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
