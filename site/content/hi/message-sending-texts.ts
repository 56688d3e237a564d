import type { messageSendingTexts as source } from '../en/message-sending-texts.ts';

export const messageSendingTexts: typeof source = {
  whatsApp: (to) => (to ? `${to} के लिए WhatsApp खोलें (यह टेक्स्ट WhatsApp को मिलेगा)` : 'WhatsApp से भेजें'),
  newTab: 'नए टैब में खुलता है',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  copyByHand: 'टेक्स्ट चुना हुआ है: Ctrl+C से कॉपी करें, या दबाकर रखें और कॉपी चुनें।',
};
