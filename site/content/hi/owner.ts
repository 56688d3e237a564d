import type { Catalogue } from '../catalogue.ts';

/** Labels of what the owner supplies, and the placeholder shown until then. */
export const owner: Catalogue['owner'] = {
  labels: {
    legalName: 'कानूनी नाम',
    postalAddress: 'डाक का पता',
    supportEmail: 'ग्राहक सहायता ईमेल',
    supportHours: 'जवाब देने का समय',
    sellerGstin: 'GSTIN',
    grievanceOfficer: 'शिकायत अधिकारी',
    grievanceContact: 'शिकायत अधिकारी का संपर्क',
    refundTime: 'रिफ़ंड पहुंचने का समय',
    dataRetention: 'खाते का डेटा कब तक रखा जाता है',
    jurisdiction: 'न्यायालय',
    transactionMeaning: 'लेन-देन किसे गिना जाता है',
    legalReview: 'वकील की समीक्षा',
    grievanceTime: 'शिकायत के निपटारे का समय',
    booksAfterTrial: 'प्लान न लेने पर आपके हिसाब का क्या होता है',
    booksAccess: 'ऐप में रखा हिसाब कौन पढ़ सकता है',
    dataExport: 'अपना डेटा बाहर कैसे ले जाएं',
    purchaseInvoice: 'जीएसटी इनवॉइस कैसे मिलता है',
    overLimit: 'महीने में 500 लेन-देन के बाद क्या होता है',
    cancellationEffect: 'भुगतान किए गए साल के बाकी समय का क्या होता है',
  },
  placeholder: 'लॉन्च से पहले जोड़ा जाएगा',
};
