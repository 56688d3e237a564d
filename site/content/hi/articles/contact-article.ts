import type { Article } from '../../article.ts';

export const contactArticle: Article = {
  intro: 'हम कौन हैं, और आपके सवालों और शिकायतों का जवाब कौन देता है।',
  sections: [
    { heading: 'कंपनी', blocks: [{ facts: ['legalName', 'postalAddress', 'sellerGstin'] }] },
    {
      heading: 'कस्टमर केयर',
      blocks: [
        { facts: ['supportEmail', 'supportPhone', 'supportHours'] },
        'अपने खाते का ईमेल या फ़ोन नंबर, कंपनी का नाम, आपने क्या किया और क्या दिखा, यह लिखें। पासवर्ड या OTP कभी किसी को न भेजें।',
        { link: '/help', label: 'आम सवालों के जवाब' },
      ],
    },
    {
      heading: 'शिकायत अधिकारी',
      blocks: [
        { facts: ['grievanceOfficer', 'grievanceContact', 'grievanceTime', 'dataRightsTime'] },
        'सेवा, भुगतान या आपके निजी डेटा से जुड़ी शिकायतों के लिए। कानून के अनुसार शिकायत मिलने की सूचना 48 घंटे में और निपटारा एक महीने में होना चाहिए; निजी डेटा के मामलों में ज़्यादा से ज़्यादा 90 दिन में।',
      ],
    },
  ],
};
