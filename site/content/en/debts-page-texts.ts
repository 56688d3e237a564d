/** The page of "Who owes me" before its script loads; `debt-texts.ts` has the texts that load with the script. */
export const debtsPageTexts = {
  heading: 'Who owes me?',
  lead: 'Paste your list from Excel, WhatsApp or the notebook. Your list stays only in this browser tab, and nothing is sent anywhere until you press WhatsApp.',
  label: 'Your list: party, amount and date, one bill a line, in any order',
  failed: 'This part has not loaded. Check your connection and touch the box again.',
  example:
    'Sharma Stores, 05/11/2026, 12,500\nMeena Traders  12 Oct 2026  ₹8,200\n1,20,000.50; ५/११/२०२६; Gupta & Sons',
  trySample: 'Try with sample lines',
  clear: 'Clear',
  owes: 'Owes',
};
