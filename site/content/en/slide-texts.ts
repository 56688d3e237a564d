import { brand } from '../../brand.ts';
import type { SlideId } from '../facts/slides.ts';

type SlideText = { readonly title: string; readonly problem: readonly string[]; readonly solution: string };

const items: Readonly<Record<SlideId, SlideText>> = {
  quickItems: {
    title: 'Quick Item Selector',
    problem: ['The same ten items, all day long.', 'And for each one, a search through four hundred names.'],
    solution: 'Your most-used items come first. One tap, and the line is on the bill.',
  },
  partyItems: {
    title: 'Party-wise Item Selector',
    problem: ['“What rate did we give him last time?”', 'The old bill book is somewhere in the cupboard.'],
    solution: 'Choose the party: its frequent items appear, each with its last rate auto-filled.',
  },
  gstReports: {
    title: 'One-Click GST Reports',
    problem: ['Two hundred bills, one calculator,', 'and the return is due tomorrow.'],
    solution:
      'One click prepares the GSTR-1 and GSTR-3B figures, monthly or quarterly. You check and file them on the GST portal.',
  },
  outstanding: {
    title: 'Outstanding Tracker',
    problem: [
      '“He took the goods in August… or was it July?”',
      'Three notebooks, one calculator, and a phone call nobody likes to make.',
    ],
    solution: 'Who owes you, how much, and since when, with aging.',
  },
  reminders: {
    title: 'Business Reminders',
    problem: ['The rent, the supplier’s meeting, the e-way bill:', 'all on paper slips under the counter glass.'],
    solution: 'To-do and meeting alerts, on the day they matter.',
  },
  devices: {
    title: 'Multi-Device Support',
    problem: ['The bill is on the shop computer.', 'The customer is on the phone, and you are in the van.'],
    solution: 'Phone, desktop and web, synced: the same books wherever you open them.',
  },
};

/** The features slideshow: problems, each with its answer. */
export const slideTexts = {
  heading: `Six daily problems, and how ${brand.name} solves each`,
  problem: 'Problem',
  solution: 'Solution',
  items,
  fragments: {
    billsThisMonth: (bills: number) => `in ${bills} bills this month`,
    lastRate: 'Last rate',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    sales: 'Sales',
    inputTax: 'GST on purchases',
    payable: 'GST to pay',
    party: 'Party',
    age: 'How old',
    outstanding: 'Outstanding',
    ages: {
      upTo30: (amount: string) => `${amount} for up to 30 days`,
      upTo60: (amount: string) => `${amount} for 31 to 60 days`,
      over60: (amount: string) => `${amount} for over 60 days`,
    },
    since: (date: string) => `since ${date}`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    tasks: {
      call: 'Call Party A about the old bill',
      meeting: 'Meeting with the rice supplier, 4 pm',
      gstr1: 'GSTR-1: check the figures',
      challan: 'Send the challan for order 88',
      rent: 'Pay the shop rent',
    },
    phone: 'Phone',
    desktop: 'Desktop',
    web: 'Web',
  },
  controls: {
    label: 'Slideshow controls',
    region: 'Features slideshow',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    dot: (slide: number, of: number, title: string) => `Slide ${slide} of ${of}: ${title}`,
    carousel: 'carousel',
    slide: 'slide',
  },
};
