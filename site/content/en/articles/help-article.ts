import type { Article } from '../../article.ts';

export const helpArticle: Article = {
  intro: 'Quick answers. Not here? Write to us.',
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
                'The form shows a link to the app. If the app opens signed out, allow cookies for this site and sign in again.',
            },
          ],
        },
        { link: '/login', label: 'Sign up or sign in' },
      ],
    },
    {
      heading: 'Plans, prices and your data',
      blocks: [{ link: '/pricing', label: 'Questions before you start' }],
    },
    {
      heading: 'Where to ask',
      blocks: [
        { facts: ['supportEmail', 'supportPhone', 'supportHours'] },
        { link: '/contact', label: 'All ways to reach us' },
      ],
    },
  ],
};
