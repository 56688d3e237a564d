import type { FeatureId } from '../facts/features.ts';

type FeatureText = { readonly title: string; readonly text: string; readonly points: readonly string[] };

const items: Readonly<Record<FeatureId, FeatureText>> = {
  dashboard: {
    title: 'Smart Dashboard',
    text: 'The state of the shop on one page, before the first customer comes in.',
    points: ['Sales, receivables and tasks at a glance', 'Due and overdue in plain words'],
  },
  sales: {
    title: 'Sales & Invoicing',
    text: 'Quotation to challan to GST invoice without typing anything twice.',
    points: ['Most-used items and last rates first', 'CGST, SGST and IGST split on the bill'],
  },
  purchases: {
    title: 'Purchase Management',
    text: 'What came in, from whom, at what rate, and the GST you paid on it.',
    points: ['Purchase bills and supplier balances', 'GST on purchases set against GST on sales'],
  },
  payments: {
    title: 'Payment Tracking',
    text: 'Every receipt against its bill, whichever way the money came.',
    points: ['Cash, UPI and Bank side by side', 'Part payments stay visible until settled'],
  },
  reports: {
    title: 'Advanced Reports',
    text: 'Figures your accountant can use as they are.',
    points: ['GSTR-1 and GSTR-3B figures, monthly or quarterly', 'Outstanding with aging'],
  },
  parties: {
    title: 'Party Management',
    text: 'Customers and suppliers with their whole story on one page.',
    points: ['Frequent items and last rates per party', 'Who owes how much, and since when'],
  },
};

/** The features page. */
export const features = {
  lead: 'Six parts of one ledger. The figures in the pictures are samples, and they add up.',
  items,
  fragments: {
    salesThisMonth: 'Sales this month',
    receivables: 'Outstanding receivables',
    pendingTasks: 'Pending tasks',
    quotation: 'Quotation',
    challan: 'Challan',
    invoice: 'Invoice',
    supplier: 'Supplier',
    purchaseBill: 'Purchase bill',
    gstPaid: 'GST paid',
    receivedThisMonth: 'Received this month',
    salesByMonth: 'Sales by month',
    owes: 'owes',
    since: (days: number) => `since ${days} days`,
    frequentItems: 'Frequent items',
  },
  ctaHeading: 'See it with your own bills',
};
