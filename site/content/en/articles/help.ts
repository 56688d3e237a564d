import type { Article } from '../../article.ts';

/** Help. */
export const help: Article = {
  intro: 'Short answers first. If yours is missing, write to us: e-mail support is part of every plan.',
  sections: [
    {
      heading: 'Signing up and signing in',
      blocks: [
        {
          questions: [
            {
              question: 'The form says “Please complete reCAPTCHA”',
              answer:
                'Solve the check above the form first. If it has expired, solve it again; if it does not load, your network may block google.com.',
            },
            {
              question: 'The OTP does not arrive',
              answer:
                'Check the number and wait a minute. Enter it with or without +91. You can also sign in with e-mail and password or with Google.',
            },
            {
              question: 'I forgot my password',
              answer:
                'Choose “Forgot password?” on the Sign In tab. If the address has an account, a link arrives by e-mail.',
            },
            {
              question: 'After signing in I am still on the same page',
              answer:
                'The form shows a link to the application. If it opens signed out, allow cookies for this site and sign in again.',
            },
          ],
        },
        { link: '/login', label: 'Go to the sign-up and sign-in page' },
      ],
    },
    {
      heading: 'First bill in about 5 minutes',
      blocks: [
        {
          steps: [
            'Create your account with your name, company name and e-mail.',
            'Add your GSTIN and your state, if you are registered.',
            'Add your items, with rate and GST rate.',
            'Add your first party, choose items, save the invoice.',
          ],
        },
        'The application may name a step differently.',
      ],
    },
    {
      heading: 'Where to ask',
      blocks: [{ facts: ['supportEmail', 'supportHours'] }, { link: '/contact', label: 'All ways to reach us' }],
    },
  ],
};
