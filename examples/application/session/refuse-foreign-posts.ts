import type { Context, MiddlewareHandler } from 'hono';
import { pageTexts } from '../page-texts.ts';
import { renderMessagePage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { isFormToken } from './form-token.ts';
import type { VisitorVariables } from './identify-visitor.ts';
import { readForm } from './read-form.ts';

const onlyReads = ({ req }: Context): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Returns true if the browser's headers show that a page of this application sent the request. */
export function isPostOfThisApplication({ req }: Context, { appOrigin }: Settings): boolean {
  const site = req.header('sec-fetch-site');
  // Browsers before 2023 may send no Sec-Fetch-Site, but all send the origin of a POST.
  return site === undefined ? req.header('origin') === appOrigin : site === 'same-origin';
}

/** Refuses a request that may change something, unless a page of this application sent it. */
export const requirePostOfThisApplication =
  (settings: Settings): MiddlewareHandler =>
  async (context, next) =>
    onlyReads(context) || isPostOfThisApplication(context, settings) ? next() : refuse(context);

/** Refuses a request that may change something if it does not contain this session's form token. */
export const requireFormToken: MiddlewareHandler<VisitorVariables> = async (context, next) => {
  if (onlyReads(context)) return next();
  const { formToken } = await readForm(context);
  return isFormToken(formToken, context.var.visitor.proof) ? next() : refuse(context);
};

function refuse(context: Context): Response | Promise<Response> {
  return context.html(renderMessagePage(pageTexts.foreignPost.title, pageTexts.foreignPost.line), 403);
}
