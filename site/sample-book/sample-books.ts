/** The sample shop's entries; `sample-totals.ts` computes the sums. */
export const sampleInvoice = {
  number: '2026-27/0142',
  /** The party is not A, because party A's last bill in `samplePartyRates` has other rates and another day. */
  party: 'c',
  gstPercent: 5,
  lines: [
    { item: 'rice', quantity: 4, rate: 1850 },
    { item: 'dal', quantity: 6, rate: 1320 },
    { item: 'oil', quantity: 2, rate: 2140 },
  ],
  paidOn: '2026-11-20',
} as const;

export type SampleItem = (typeof sampleInvoice.lines)[number]['item'] | 'sugar' | 'tea';

/** The number of this month's bills that contain each item, the most used item first. */
export const sampleBillsPerItem: readonly { item: SampleItem; bills: number; rate: number }[] = [
  { item: 'rice', bills: 48, rate: 1850 },
  { item: 'dal', bills: 41, rate: 1320 },
  { item: 'oil', bills: 36, rate: 2140 },
  { item: 'sugar', bills: 22, rate: 44 },
];

/** Items that one party usually takes, at the rate of its last bill. */
export const samplePartyRates: readonly { item: SampleItem; lastRate: number; on: string }[] = [
  { item: 'rice', lastRate: 1820, on: '2026-11-14' },
  { item: 'dal', lastRate: 1300, on: '2026-11-14' },
  { item: 'oil', lastRate: 2100, on: '2026-11-02' },
  { item: 'tea', lastRate: 410, on: '2026-11-14' },
  { item: 'sugar', lastRate: 43, on: '2026-10-30' },
];

/** The parties' debts in rupees, by age in days: up to 30, 31 to 60, over 60. */
export const sampleDebtsByAge = [
  { party: 'a', upTo30: 9700, upTo60: 12_300, over60: 26_200 },
  { party: 'b', upTo30: 22_250, upTo60: 6200, over60: 3300 },
  { party: 'c', upTo30: 40_050, upTo60: 0, over60: 0 },
] as const;

/** The age in days of the sample bills in each age group. */
export const sampleBillAges = { upTo30: 12, upTo60: 45, over60: 75 } as const;

/** The month of the invoice. */
export const sampleMonth = {
  sales: 245_000,
  purchases: 160_000,
  pendingTasks: 5,
} as const;

/** The month's purchases in rupees, keyed by supplier; their sum is `sampleMonth.purchases`. */
export const samplePurchases = [
  { supplier: 'X', amount: 95_000 },
  { supplier: 'Y', amount: 65_000 },
] as const;

export const samplePaymentsReceived = [
  { mode: 'cash', amount: 62_000 },
  { mode: 'upi', amount: 98_000 },
  { mode: 'bank', amount: 45_000 },
] as const;

/** Sales of six months in rupees; the last one is `sampleMonth.sales`. */
export const sampleSales = [182_000, 164_000, 205_000, 191_000, 228_000, sampleMonth.sales] as const;
