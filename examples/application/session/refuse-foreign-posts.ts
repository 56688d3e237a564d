import type { Context, MiddlewareHandler } from 'hono';
import { linePage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { texts } from '../texts.ts';
import { isFormToken } from './form-token.ts';
import type { WithVisitor } from './identify-visitor.ts';
import { readForm } from './read-form.ts';

const onlyReads = ({ req }: Context): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Whether, by the browser's own word, a page of this application sends it. */
export function isOwnPost({ req }: Context, { appOrigin }: Settings): boolean {
  const site = req.header('sec-fetch-site');
  // Browsers before 2023 may not tell the site, but all name the origin of a POST.
  return site === undefined ? req.header('origin') === appOrigin : site === 'same-origin';
}

/** Refuses what would change something unless a page of this application sends it. */
export const requireOwnPost =
  (settings: Settings): MiddlewareHandler =>
  async (context, next) =>
    onlyReads(context) || isOwnPost(context, settings) ? next() : refuse(context);

/** Refuses it also unless its form carries the text of this session. */
export const requireOwnForm: MiddlewareHandler<WithVisitor> = async (context, next) => {
  if (onlyReads(context)) return next();
  const { given } = await readForm(context);
  return isFormToken(given, context.var.visitor.proof) ? next() : refuse(context);
};

function refuse(context: Context): Response | Promise<Response> {
  return context.html(linePage(texts.foreignPost.title, texts.foreignPost.line), 403);
}
