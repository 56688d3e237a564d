import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceNoticesFile } from '../../../release/licences/licence-notices.ts';
import { type BuiltFiles, runCheckOnBuiltFiles } from '../built-site.ts';
import type { DoctorContext } from '../context.ts';
import { type Finding, notCheckedFinding, okFinding, wrongFinding } from '../finding.ts';

/**
 * SPDX names of the accepted licences. Each of them requires at most that the licence text and the authors' names are
 * passed on, which the build does.
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

/** Checks that the licence of every shipped package allows its distribution. */
export function checkLicences(context: DoctorContext): Promise<readonly Finding[]> {
  const why = 'another licence may forbid it, or oblige you to publish your own sources';
  return runCheckOnBuiltFiles(context, { id: 'licences', what: 'The licences of what ships were', why }, (built) => {
    const shipped = shippedPackages(built);
    const unknown = shipped.filter(({ licence }) => !permissive.includes(licence));
    if (unknown.length > 0) {
      return unknown.map(({ name, version, licence }) => {
        const what = `${name} ${version} ships under "${licence}", which is not one of the accepted licences`;
        const cure = 'Read it; take another package, or add the licence to dev/owner/doctor/checks/shipped-packages.ts';
        return wrongFinding('licence-unknown', { what, why, cure });
      });
    }
    const names = [...new Set(shipped.map(({ licence }) => licence))].sort().join(', ');
    return [okFinding('licences', `${shipped.length} packages ship, under ${names}, each with its text beside it`)];
  });
}

/** Checks that npm reports no vulnerability in a shipped package. Packages for builds and tests are ignored. */
export function checkNpmAudit(context: DoctorContext): Promise<readonly Finding[]> {
  const why = 'a weakness in a shipped package affects every page with the card';
  const subject = { id: 'audit', what: 'Known weaknesses of what ships were', why };
  return runCheckOnBuiltFiles(context, subject, async (built) => {
    const { vulnerabilities, message = 'no report' } = await context.audit();
    if (vulnerabilities === undefined) {
      const what = `${subject.what} not looked up: npm audit says "${message.slice(0, 120)}"`;
      return [notCheckedFinding('audit', { what, why, cure: 'Run this again where npm’s registry can be asked' })];
    }
    const shipped = shippedPackages(built);
    const faults = shipped.flatMap(({ name, version }) => {
      const advisories = (vulnerabilities[name]?.via ?? []).filter((each) => typeof each !== 'string');
      return advisories.map(({ title = 'no title', severity = 'unknown', url = '' }) => {
        const what = `${name} ${version} ships and has a known weakness: ${title} (${severity})`;
        const cure = `Read ${url}; install a version without it, then npm test, build and deploy`;
        return wrongFinding('audit-advisory', { what, why, cure });
      });
    });
    if (faults.length > 0) return faults;
    return [okFinding('audit', `npm knows of no weakness in the ${shipped.length} packages that ship`)];
  });
}

/** A package whose code is in the card or in the site's scripts. */
type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string };

/** The files below `dist` in which the build lists the shipped packages. */
const noticeFiles = [join('widget', licenceNoticesFile), join('site', licenceNoticesFile)];
/** Matches a package's heading in the licence notices that licence-notices.ts writes. */
const packageHeading = /^(@?[\w./-]+) (\d+\.\d+\.\S+) \((.+)\)$/gm;

/**
 * Returns every package in the licence notices of the build in `dist`. Throws if a file of notices is missing or empty.
 */
function shippedPackages({ folder }: BuiltFiles): readonly ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  for (const list of noticeFiles) {
    const heads = Array.from(readFileSync(join(folder, list), 'utf8').matchAll(packageHeading));
    if (heads.length === 0) throw new Error(`${list} names no package.`);
    for (const [whole, name = '', version = '', licence = ''] of heads) found.set(whole, { name, version, licence });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
