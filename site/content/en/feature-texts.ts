import type { FeatureId } from '../facts/features.ts';

type FeatureText = { readonly title: string; readonly text: string; readonly points: readonly string[] };

const items: Readonly<Record<FeatureId, FeatureText>> = {
  dashboard: {
    title: 'Smart Dashboard',
    text: 'See how the shop stands before the first customer comes in.',
    points: ['Sales, outstanding and tasks on one page', 'Who should pay today, and who is late'],
  },
  sales: {
    title: 'Sales & Invoicing',
    text: 'Quotations, challans and GST invoices in one place.',
    points: ['Most-used items first', 'The party’s last rate already filled in'],
  },
  purchases: {
    title: 'Purchase Management',
    text: 'What you bought, and from whom.',
    points: ['Purchases and suppliers', 'Payments and parties in the same place'],
  },
  payments: {
    title: 'Payment Tracking',
    text: 'What has been paid, and how.',
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
    points: ['The items a party takes often, with its last rates', 'Who owes how much, and since when'],
  },
};

export const featureTexts = {
  lead: 'Six parts of one app. The figures are samples.',
  items,
  fragments: {
    salesThisMonth: 'Sales this month',
    receivables: 'Outstanding receivables',
    pendingTasks: 'Pending tasks',
    quotation: 'Quotation',
    challan: 'Challan',
    invoice: 'Invoice',
    supplier: 'Supplier',
    purchaseBill: 'Purchases',
    gstPaid: 'GST paid',
    receivedThisMonth: 'Received this month',
    salesByMonth: 'Sales by month',
    owes: 'owes',
    usualItems: 'Usual items',
    oldestBill: (days: number) => `oldest bill: ${days} days`,
  },
  ctaHeading: 'Try it with your own bills',
};
