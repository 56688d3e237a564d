/** The landing page's hero: its built-in defaults. `highlight` is marked where it occurs in the title. */
export const hero = {
  title: 'Your shop’s books, kept right from the first bill.',
  highlight: 'kept right',
  subtitle:
    'GST invoices, party balances and reminders in one ledger that works on your phone, at your counter and offline. In English and Hindi.',
  primaryCtaText: 'Start Free Trial',
  secondaryCtaText: 'Watch Demo',
};
