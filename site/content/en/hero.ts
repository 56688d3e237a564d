/** The landing page's hero: its built-in defaults. `highlight` is marked where it occurs in the title. */
export const hero = {
  title: 'Your shop’s books, kept right from the first bill.',
  highlight: 'kept right',
  subtitle:
    'GST invoices, party balances and reminders in one place: on your phone, at the counter, offline too. In English and Hindi.',
  primaryCtaText: 'Start Free Trial',
  secondaryCtaText: 'Watch Demo',
};
