import { brand } from '../../brand.ts';
import { freeTrialTerms } from '../facts/subscription-plans.ts';

/** The texts of the section "Why Choose": claims, areas covered, and audiences. */
export const whyChooseTexts = {
  heading: `Why choose ${brand.name}`,
  /**
   * The words that are displayed instead of pictures. `bill` is displayed next to the same word in the other languages.
   */
  pictures: {
    bill: 'Bill',
    setup: `${freeTrialTerms.setupMinutes} minutes`,
    devices: 'Phone + PC',
    offline: 'No internet',
  },
  claims: {
    gst: {
      title: 'GST tools',
      text: 'GST invoices, and the figures for GSTR-1 and GSTR-3B, monthly or quarterly.',
    },
    currency: {
      title: 'Indian currency formats',
      text: 'Not ₹245,000: lakh and crore where you expect them.',
    },
    languages: { title: 'Hindi and English', text: 'Use the app in Hindi or English.' },
    setup: {
      title: `Set up in about ${freeTrialTerms.setupMinutes} minutes`,
      text: 'We prepare your company, and the app tells you when it is ready.',
    },
    devices: {
      title: 'Mobile and desktop',
      text: 'The same books on the phone in your pocket and the computer at the counter.',
    },
    offline: { title: 'Offline support', text: 'Works when the internet does not.' },
    support: { title: 'E-mail support', text: 'Write to us, and we answer by e-mail.' },
  },
  areasHeading: 'All in one place',
  areas: {
    invoicing: 'Invoicing',
    quotations: 'Quotations',
    challans: 'Challans',
    purchases: 'Purchases',
    payments: 'Payments',
    parties: 'Parties',
    dashboard: 'Dashboard',
    reports: 'Reports',
    outstanding: 'Outstanding tracking',
    reminders: 'Business reminders',
  },
  audiencesHeading: 'Made for',
  audiences: {
    small: 'Small businesses',
    startups: 'Startups',
    freelancers: 'Freelancers',
    solo: 'Solo entrepreneurs',
  },
  modesHeading: 'Payments by',
  reportsHeading: 'GST reports',
};
