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
