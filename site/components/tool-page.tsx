import type { ReactNode } from 'react';
import type { ToolPath } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { Band } from './band.tsx';
import { PageLink } from './page-link.tsx';
import { PageTitle } from './page-title.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';

type ToolPageProps = { readonly path: ToolPath; readonly lead: string; readonly children: ReactNode };

/** A free tool under its own heading, how to use it, questions about it, and the way to an account. */
export function ToolPage({ path, lead, children }: ToolPageProps) {
  useStyles('tool-page');
  const { common, tools } = useSite().text;
  const { steps, questions, band } = tools.items[path];
  return (
    <>
      <PageTitle path={path} lead={lead} />
      <div className="section">{children}</div>
      <div className="tinted">
        <div className="section tool-words">
          <section>
            <h2>{tools.howTo}</h2>
            <Steps items={steps} />
          </section>
          <section>
            <h2>{tools.questions}</h2>
            <Questions items={questions} />
          </section>
        </div>
      </div>
      <Band {...band}>
        <PageLink to="/login" className="button button-thread">
          {common.createAccountHere}
        </PageLink>
      </Band>
    </>
  );
}
