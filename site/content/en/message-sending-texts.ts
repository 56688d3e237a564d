/** The texts for sending a message, for every tool that sends one. */
export const messageSendingTexts = {
  whatsApp: (to: string) => (to ? `Open WhatsApp for ${to} (WhatsApp receives this text)` : 'Send on WhatsApp'),
  newTab: 'opens in a new tab',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'The text is marked: copy it with Ctrl+C, or press on it and choose Copy.',
};
