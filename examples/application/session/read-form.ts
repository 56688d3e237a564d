import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { formTokenField, returnPageField } from './form-token.ts';
import { normalizeReturnPath } from './site-addresses.ts';

type Form = {
  /** The session's form token, unchecked. */
  readonly formToken: string;
  /** The page that contains the form. */
  readonly page: string;
  /** The user whom the site signed out, if the site sent the form; empty if the user is unknown. */
  readonly userId: string;
};

/** Reads a form. Throws an HTTPException with status 400 if the body is not a form. */
export async function readForm(context: Context): Promise<Form> {
  const fields = await context.req.parseBody().catch((cause: Error) => {
    throw new HTTPException(400, { cause });
  });
  return {
    formToken: String(fields[formTokenField]),
    page: normalizeReturnPath(String(fields[returnPageField] ?? '/')),
    userId: String(fields.user_id ?? ''),
  };
}
