import type { FeatureId } from '../facts/features.ts';

type FeatureText = { readonly title: string; readonly text: string; readonly points: readonly string[] };

const items: Readonly<Record<FeatureId, FeatureText>> = {
  dashboard: {
    title: 'Smart Dashboard',
    text: 'The state of the shop on one page, before the first customer comes in.',
    points: ['Sales, receivables and tasks at a glance', 'What is due and what is overdue, in plain words'],
  },
  sales: {
    title: 'Sales & Invoicing',
    text: 'Quotations, challans and GST invoices in one place.',
    points: ['Most-used items and last rates first', 'GST compliance in every plan'],
  },
  purchases: {
    title: 'Purchase Management',
    text: 'What came in and from whom, in the same ledger as your sales.',
    points: ['Purchases and suppliers', 'Payments and parties beside them'],
  },
  payments: {
    title: 'Payment Tracking',
    text: 'What has come in, whichever way it came.',
    points: ['Cash, UPI and Bank side by side', 'What is still outstanding, and since when'],
  },
  reports: {
    title: 'Advanced Reports',
    text: 'Figures for you and your accountant.',
    points: ['GSTR-1 and GSTR-3B figures, monthly or quarterly', 'Outstanding with aging'],
  },
  parties: {
    title: 'Party Management',
    text: 'Customers and suppliers, each on a page of their own.',
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
    since: (days: number) => `for ${days} days`,
    frequentItems: 'Frequent items',
  },
  ctaHeading: 'See it with your own bills',
};
