import { useSite } from '../site-context.ts';
import { PageLink } from './page-link.tsx';
import { Questions } from './questions.tsx';

/** The questions that stand on the home page as well, and where the others are. */
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
