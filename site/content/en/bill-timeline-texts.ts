/** The home page's scene: one sample bill, from the sale at the counter to the month's tax return. */
export const billTimelineTexts = {
  heading: 'One bill’s day',
  lead: 'Make the bill. Your GST and what customers owe you are added up for you.',
  note: 'Sample data',
  /** The text alternative of the drawn shop. */
  picture: (number: string, buyer: string, total: string) =>
    `A shop’s counter: account books, a computer with bill ${number} for ${buyer}, ${total}, and a phone with the same bill, paid`,
  /** The text alternative of the owner's screenshot. */
  appPicture: 'The app: the shop’s figures, bills, purchases, payments, reports and parties',
  steps: {
    pick: { time: '10:02', title: 'Pick the item', text: 'Your most-used items come first.' },
    sum: { time: '10:03', title: 'The bill adds up', text: 'CGST, SGST and the amount in words.' },
    synced: { time: '10:03', title: 'It is on your phone', text: 'Phone, desktop and web, synced.' },
    paid: { time: '18:40', title: 'Paid by UPI', text: 'Note the payment, and nothing is due.' },
    filed: { time: 'Month’s end', title: 'In your GSTR-1', text: 'The month’s figures in one click.' },
  },
  due: (party: string) => `${party} owes`,
  taxable: (amount: string) => `Taxable ${amount}`,
};
