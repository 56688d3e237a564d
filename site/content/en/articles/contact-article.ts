import type { Article } from '../../article.ts';

export const contactArticle: Article = {
  intro: 'Who we are, and who answers your questions and complaints.',
  sections: [
    { heading: 'Company', blocks: [{ facts: ['legalName', 'postalAddress', 'sellerGstin'] }] },
    {
      heading: 'Customer care',
      blocks: [
        { facts: ['supportEmail', 'supportPhone', 'supportHours'] },
        'Tell us the e-mail or phone number of your account, your company’s name, what you did and what you saw. Never send anyone your password or an OTP.',
        { link: '/help', label: 'Answers to common questions' },
      ],
    },
    {
      heading: 'Grievance officer',
      blocks: [
        { facts: ['grievanceOfficer', 'grievanceContact', 'grievanceTime', 'dataRightsTime'] },
        'For complaints about the service, a payment or your personal data. The law asks for an acknowledgement within 48 hours and a settlement within one month; about personal data it allows at most 90 days.',
      ],
    },
  ],
};
