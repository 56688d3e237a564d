import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { formPageField, formTokenField } from './form-token.ts';
import { returnPath } from './site-addresses.ts';

type Form = {
  /** The text of its session, unchecked. */
  readonly given: string;
  /** The page on which it stood. */
  readonly page: string;
  /** Whom the site has forgotten, where the site has sent it; empty where nobody knows. */
  readonly userId: string;
};

/** Reads a form. Throws an HTTPException with status 400 for another body. */
export async function readForm(context: Context): Promise<Form> {
  const fields = await context.req.parseBody().catch((cause: Error) => {
    throw new HTTPException(400, { cause });
  });
  return {
    given: String(fields[formTokenField]),
    page: returnPath(String(fields[formPageField] ?? '/')),
    userId: String(fields.user_id ?? ''),
  };
}
