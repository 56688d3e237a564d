import type { SitePath } from '../../base/paths.ts';
import { brand } from '../../brand.ts';
import { createYearlyPriceTexts } from './create-yearly-price-texts.ts';

type PageMeta = { readonly title: string; readonly heading: string; readonly description: string };

/** Title, top heading and search description of every page. */
export const pageMetaTexts: Readonly<Record<SitePath, PageMeta>> = {
  '/': {
    title: `${brand.name}: GST billing and accounts for Indian businesses`,
    heading: 'Your shop’s books, kept right from the first bill.',
    description:
      'Invoices, quotations, challans, purchases, payments and GST reports for shops, startups and freelancers in India. 3 months free, no credit card.',
  },
  '/features': {
    title: `Features: invoices, purchases, payments, reports | ${brand.name}`,
    heading: 'Bills, purchases, payments and reports in one place',
    description:
      'Smart dashboard, sales and invoicing, purchase management, payment tracking, advanced reports and party management for Indian small businesses.',
  },
  '/plans': {
    title: `Plans: Basic, Pro and Enterprise | ${brand.name}`,
    heading: 'Plans',
    description: `Three plans, one available now: Basic at ${createYearlyPriceTexts().quoted} after a 3-month free trial. Pro and Enterprise are coming soon.`,
  },
  '/pricing': {
    title: `Pricing in rupees, GST shown | ${brand.name}`,
    heading: 'Pricing',
    description: `Basic at ${createYearlyPriceTexts().quoted} after a 3-month free trial. 30-day money-back guarantee on the first paid subscription.`,
  },
  '/downloads': {
    title: `Downloads for Windows, phone and web | ${brand.name}`,
    heading: 'Downloads',
    description:
      'Get the Windows installer, the Android and iOS apps, or use the web app. System requirements and installation guides.',
  },
  '/login': {
    title: `Sign up or sign in | ${brand.name}`,
    heading: `Sign in to ${brand.name}`,
    description: `Create your company account or sign in to ${brand.name}. 3 months free, no credit card required, cancel anytime.`,
  },
  '/gst-bill-maker': {
    title: `Free GST bill maker: CGST, SGST or IGST, as PDF | ${brand.name}`,
    heading: 'Free GST bill maker',
    description:
      'Make a GST bill in your browser: CGST, SGST or IGST, HSN code, discount, amount in words, UPI QR code. Print or save as PDF. Free, no account.',
  },
  '/who-owes-me': {
    title: `Who owes me? Free list with aging and reminders | ${brand.name}`,
    heading: 'Who owes me? Free outstanding list',
    description:
      'Paste your unpaid bills from Excel or a notebook: see who owes how much and since when, and send each party a reminder. Free, no account needed.',
  },
  '/help': {
    title: `Help with signing in and plans | ${brand.name}`,
    heading: 'Help',
    description: 'Answers to common questions and how to reach us by e-mail.',
  },
  '/contact': {
    title: `Contact and complaints | ${brand.name}`,
    heading: 'Contact',
    description: 'Customer care by e-mail, our postal address, and the grievance officer.',
  },
  '/docs': {
    title: `Docs: the sign-up card on your page | ${brand.name}`,
    heading: 'The sign-up card on your page',
    description:
      'The guide for partners: the tag, what to do when it does not work, a generator with policy and preview, recipes, attributes, events.',
  },
  '/docs/changes': {
    title: `What has changed in the sign-up card | ${brand.name}`,
    heading: 'What has changed in the card',
    description: 'For partners: each version of the sign-up card, what is new in it, and what a page has to do.',
  },
  '/docs/places': {
    title: `The sign-up card in other places | ${brand.name}`,
    heading: 'The card in other places',
    description:
      'Angular, Svelte, Astro, WordPress, Shopify, Webflow, web views, frames, AMP and mail: a line for each.',
  },
  '/docs/messages': {
    title: `Messages of the sign-up card | ${brand.name}`,
    heading: 'Messages of the card',
    description: 'Every error code of the sign-up card: what happened, and what the page or the project has to do.',
  },
  '/status': {
    title: `Something not working? | ${brand.name}`,
    heading: 'Something not working?',
    description: 'How to tell whether the service or your network has the problem, and how to report it.',
  },
  '/about': {
    title: `About the product | ${brand.name}`,
    heading: 'About',
    description: 'What the product is for, and what it does not do yet.',
  },
  '/careers': {
    title: `Careers: open roles | ${brand.name}`,
    heading: 'Careers',
    description: 'Open roles with place and pay, as soon as there are any.',
  },
  '/accessibility': {
    title: `Accessibility statement | ${brand.name}`,
    heading: 'Accessibility',
    description: 'The standard we build to (WCAG 2.2 AA), what falls short of it, and whom to tell.',
  },
  '/privacy': {
    title: `Privacy notice | ${brand.name}`,
    heading: 'Privacy notice',
    description: 'What we store when you create an account, why, where and for how long.',
  },
  '/terms': {
    title: `Terms of Service | ${brand.name}`,
    heading: 'Terms of Service',
    description: 'The terms of the free trial, the paid plans, refunds and your duties.',
  },
  '/refund': {
    title: `Refund and cancellation | ${brand.name}`,
    heading: 'Refund and cancellation',
    description: '30-day money-back guarantee on the first paid subscription, and how to cancel.',
  },
};
