import { brandFile } from '../../../build/settings/relation-rules.ts';
import { type Context, settingsOf } from '../context.ts';
import { type Finding, ok, wrong } from '../finding.ts';

/** Name and domain in site/brand.ts, and the pictures for link previews, which show them. */
export async function brand(context: Context): Promise<readonly Finding[]> {
  const { name, domain } = context.brand;
  const own = settingsOf(context).problems.filter(({ setting }) => setting === brandFile);
  const findings =
    own.length === 0
      ? [ok('brand', `The product is ${name}, and its domain ${domain}`)]
      : own.map(({ id, what, why, cure }) => wrong(id as `brand-${string}`, { what, why, cure }));
  const old = await context.oldPictures();
  if (old === null) return [...findings, ok('link-previews', 'The pictures for link previews show today’s words')];
  const words = {
    what: 'The pictures for link previews show another name, price or headline than the pages',
    why: 'messengers and search engines would show the old one, and a live build stops',
    cure: 'npm run link-previews, and commit what it writes',
  };
  return [...findings, wrong('link-previews', words)];
}
