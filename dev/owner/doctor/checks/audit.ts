import { withFiles } from '../built-site.ts';
import type { Context } from '../context.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import { shippedPackages } from '../shipped-packages.ts';

/**
 * Whether npm knows of a weakness in a package of which something ships. What only builds and tests use is left aside.
 */
export function audit(context: Context): Promise<readonly Finding[]> {
  const why = 'a weakness in what ships is one of every page with the card';
  const subject = { id: 'audit', what: 'Known weaknesses of what ships were', why };
  return withFiles(context, subject, async (built) => {
    const { vulnerabilities, message = 'no report' } = await context.audit();
    if (vulnerabilities === undefined) {
      const what = `${subject.what} not looked up: npm audit says "${message.slice(0, 120)}"`;
      return [notChecked('audit', { what, why, cure: 'Run this again where npm’s registry can be asked' })];
    }
    const shipped = shippedPackages(built);
    const faults = shipped.flatMap(({ name, version }) => {
      const advisories = (vulnerabilities[name]?.via ?? []).filter((each) => typeof each !== 'string');
      return advisories.map(({ title = 'no title', severity = 'unknown', url = '' }) => {
        const what = `${name} ${version} ships and has a known weakness: ${title} (${severity})`;
        const cure = `Read ${url}; install a version without it, then npm test, build and deploy`;
        return wrong('audit-advisory', { what, why, cure });
      });
    });
    if (faults.length > 0) return faults;
    return [ok('audit', `npm knows of no weakness in the ${shipped.length} packages that ship`)];
  });
}
