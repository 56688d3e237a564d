import { withFiles } from '../built-site.ts';
import type { Context } from '../context.ts';
import { type Finding, ok, wrong } from '../finding.ts';
import { shippedPackages } from '../shipped-packages.ts';

/**
 * Licences that ask for no more than their text and the names being passed on, which the build does. By their SPDX
 * names.
 */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Zlib',
];

/** Whether everything that ships may be shipped as it is. */
export function licences(context: Context): Promise<readonly Finding[]> {
  const why = 'what ships without leave can be forbidden, or oblige you to publish your own sources';
  return withFiles(context, { id: 'licences', what: 'The licences of what ships were', why }, (built) => {
    const shipped = shippedPackages(built);
    const unknown = shipped.filter(({ licence }) => !permissive.includes(licence));
    if (unknown.length > 0) {
      return unknown.map(({ name, version, licence }) => {
        const what = `${name} ${version} ships under "${licence}", which is not among the licences that are let through`;
        const cure = 'Read it; take another package, or add the licence to dev/owner/doctor/checks/licences.ts';
        return wrong('licence-unknown', { what, why, cure });
      });
    }
    const names = [...new Set(shipped.map(({ licence }) => licence))].sort().join(', ');
    return [ok('licences', `${shipped.length} packages ship, under ${names}, each with its text beside it`)];
  });
}
