import { isDemoBuild } from '../../../build/build-settings.ts';
import { brandFile } from '../../../build/settings/relation-rules.ts';
import { type Context, settingsOf } from '../context.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';

/**
 * The settings of a live build: their forms, and how they fit each other (docs/settings.md). What concerns the brand
 * alone is its own check.
 */
export function settings(context: Context): readonly Finding[] {
  if (isDemoBuild(context.env)) {
    const words = {
      what: 'No setting is there, so a build would be the demo',
      why: 'nothing of the demo can go live',
      cure: 'Copy .env.example to .env.production and fill it in (docs/settings.md)',
    };
    return [notChecked('settings', words)];
  }
  const { given, problems } = settingsOf(context);
  const own = problems.filter(({ setting }) => setting !== brandFile);
  if (own.length === 0) {
    return [ok('settings', `All ${Object.keys(given).length} settings have their form and fit each other`)];
  }
  return own.map(({ id, level, ...words }) => {
    // A key of another form may work; a name that nothing reads cannot.
    const isCertain = level === 'error' || id === 'unknown-setting';
    return (isCertain ? wrong : notChecked)(`setting-${id}`, pick(words));
  });
}

const pick = ({ what, why, cure }: { what: string; why: string; cure: string }) => ({ what, why, cure });

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
