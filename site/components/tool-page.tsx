import type { ReactNode } from 'react';
import type { ToolPath } from '../base/paths.ts';
import { CallToAction } from './call-to-action.tsx';
import { PageLink } from './links.tsx';
import { QuestionList } from './question-list.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { NumberedSteps, PageTitle } from './text-parts.tsx';

type ToolPageProps = { readonly path: ToolPath; readonly lead: string; readonly children: ReactNode };

/** A free tool with its heading, steps, questions and a link to an account. */
export function ToolPage({ path, lead, children }: ToolPageProps) {
  useStyles('tool-page');
  const { common, tools } = useSiteContext().text;
  const { steps, questions, band } = tools.items[path];
  return (
    <>
      <div className="tool-top" data-tool={path}>
        <PageTitle path={path} lead={lead} />
        <div className="section">{children}</div>
      </div>
      <div className="tinted">
        <div className="section tool-words">
          <section>
            <h2>{tools.howTo}</h2>
            <NumberedSteps items={steps} />
          </section>
          <section>
            <h2>{tools.questions}</h2>
            <QuestionList items={questions} />
          </section>
        </div>
      </div>
      <CallToAction {...band}>
        <PageLink to="/login" className="button button-thread">
          {common.createAccountHere}
        </PageLink>
      </CallToAction>
    </>
  );
}

type ToolTeaserProps = {
  /** The anchor of this section. */
  readonly id: string;
  readonly path: ToolPath;
  readonly heading: string;
  /** The preview of the tool. */
  readonly children: ReactNode;
};

/** A short description of a free tool, with a preview and a link to its page. */
export function ToolTeaser({ id, path, heading, children }: ToolTeaserProps) {
  useStyles('tool-teaser');
  const { items, noAccount } = useSiteContext().text.tools;
  return (
    <section className="section tool-teaser" id={id} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className="lead">{items[path].teaser}</p>
        <p className="actions">
          <PageLink to={path} className="button">
            {items[path].open}
          </PageLink>
        </p>
        <p className="note">{noAccount}</p>
      </div>
      {children}
    </section>
  );
}
