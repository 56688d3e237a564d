import { checkSettings } from '../settings/check-settings.ts';
import { goodSettings } from '../settings/good-settings.ts';
import { type PlantedFault, plantedErrors, plantedWarnings } from '../settings/planted-faults.ts';
import { settingPlaces } from '../settings/setting-places.ts';
import { problemLine } from '../settings/setting-problem.ts';
import { isRequired, settingNames } from '../settings-schema.ts';
import { code, table } from './markdown.ts';

/** Every table of docs/settings.md, by the name in its markers. */
export function settingsTables(): Readonly<Record<string, string>> {
  const settings = settingNames.map((name) => [code(name), isRequired(name) ? 'yes' : 'no', settingPlaces[name]]);
  return {
    settings: table(['setting', 'needed', 'where its value is'], settings),
    errors: faultTable(plantedErrors),
    warnings: faultTable(plantedWarnings),
  };
}

/** A row for each kind of fault: what a build says of the first that is planted. */
function faultTable(faults: readonly PlantedFault[]): string {
  const first = faults.filter(({ id }, index) => faults.findIndex((each) => each.id === id) === index);
  return table(
    ['kind', 'for example'],
    first.map((fault) => [code(fault.id), code(lineOf(fault))]),
  );
}

function lineOf({ id, setting, value, beside, brandDomain = goodSettings.brandDomain }: PlantedFault): string {
  const env = { ...goodSettings.env, ...beside, [setting]: value };
  const problem = checkSettings(env, { brandDomain, goesLive: true }).find((each) => each.id === id);
  if (problem === undefined) throw new Error(`Nothing is said of ${id}.`);
  return problemLine(problem);
}
