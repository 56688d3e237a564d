import { table } from '../../build/readme/markdown.ts';
import { faults } from './faults.ts';

/** What `npm run doctor` finds, by its headings, as docs/doctor.md shows it. */
export function doctorTable(): Readonly<Record<string, string>> {
  const rows = Object.entries(faults).map(([title, found]) => [title, Object.values(found).join('; ')]);
  return { doctor: table(['under', 'it finds'], rows) };
}
