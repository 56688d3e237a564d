/** A bill of the sample shop: what a party owes, and for how many days. */
export type SampleDebt = { readonly party: string; readonly rupees: number; readonly days: number };

/** The sample shop's bills as somebody would paste them, dated back from `today` (ISO). */
export function sampleLines(debts: readonly SampleDebt[], today: string): string {
  return debts
    .map(({ party, rupees, days }) => {
      const [year, month, day] = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10).split('-');
      return [party, `${day}/${month}/${year}`, new Intl.NumberFormat('en-IN').format(rupees)].join(', ');
    })
    .join('\n');
}
