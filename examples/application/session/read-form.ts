import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { formPageField, formTokenField } from './form-token.ts';
import { returnPath } from './site-addresses.ts';

/**
 * What a form of this application says: the text of its session, unchecked, and the page on which it stood. Throws an
 * HTTPException with status 400 for a body that is no form.
 */
export async function readForm(context: Context): Promise<{ readonly given: string; readonly page: string }> {
  const fields = await context.req.parseBody().catch((cause: Error) => {
    throw new HTTPException(400, { cause });
  });
  return { given: String(fields[formTokenField]), page: returnPath(String(fields[formPageField] ?? '/')) };
}
