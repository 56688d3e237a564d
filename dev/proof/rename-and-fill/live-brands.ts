/** A product as an owner may name it, and what its settings are made of. */
export type LiveBrand = { readonly name: string; readonly domain: string; readonly project: string };

/**
 * Names of several lengths, the longest first: longer ones fit into no header, and a project's id ends at 30. With what
 * HTML, JSON and patterns read as their own.
 */
export const liveBrands: readonly [LiveBrand, ...LiveBrand[]] = [
  {
    name: 'Samriddhi Books & Billing',
    domain: 'samriddhi-books-and-billing.test',
    project: 'samriddhi-books-production-01x',
  },
  { name: 'Khata & Company', domain: 'khata-and-company.test', project: 'khata-and-company' },
  { name: 'बहीखाता', domain: 'bahikhata.test', project: 'bahikhata-live' },
  { name: 'Ledg', domain: 'ledg.test', project: 'ledg-1' },
];
