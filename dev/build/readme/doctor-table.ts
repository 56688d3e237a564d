import { plantedFaults } from '../../owner/doctor/testing/planted-faults.ts';
import { table } from './markdown.ts';

/** What `npm run doctor` finds, by its headings, as docs/doctor.md shows it. */
export function doctorTable(): Readonly<Record<string, string>> {
  const sections = [...new Set(plantedFaults.map(({ section }) => section))];
  const rows = sections.map((each) => {
    const faults = plantedFaults.filter(({ section }) => section === each).map(({ fault }) => fault);
    return [each, faults.join('; ')];
  });
  return { doctor: table(['under', 'it finds'], rows) };
}
