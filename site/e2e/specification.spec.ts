import type { Page } from '@playwright/test';
import { languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { toolPaths } from '../base/paths.ts';
import { brand } from '../brand.ts';
import { builtSettings } from './built-pages.ts';

/** The specification's words for each page, which the visible text must contain. */
const walk: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    'Your shop’s books, kept right from the first bill.',
    'Start Free Trial',
    'Watch Demo',
    // Names and texts of the six slides.
    'Quick Item Selector',
    'most-used items',
    'Party-wise Item Selector',
    'frequent items',
    'last rate auto-filled',
    'One-Click GST Reports',
    'monthly or quarterly',
    'Outstanding Tracker',
    /Who owes you, how much, and since when, with aging/,
    'Business Reminders',
    'To-do and meeting alerts',
    'Multi-Device Support',
    'Phone, desktop and web, synced',
    `Why choose ${brand.name}`,
    'GST tools',
    'Mobile and desktop',
    'Offline support',
    'E-mail support',
    'Hindi and English',
    'Indian currency formats',
    'Set up in about 5 minutes',
    'Invoicing',
    'Quotations',
    'Challans',
    'Purchases',
    'Payments',
    'Parties',
    'Dashboard',
    'Reports',
    'Outstanding tracking',
    'Business reminders',
    'Small businesses',
    'Startups',
    'Freelancers',
    'Solo entrepreneurs',
    /Cash · UPI · Bank/,
    /GSTR-1 · GSTR-3B/,
    '3 months free',
    'Full feature access',
    'No credit card required',
    'Cancel anytime',
    `© ${brand.since}`,
  ],
  '/features': [
    'Smart Dashboard',
    'Sales & Invoicing',
    'Purchase Management',
    'Payment Tracking',
    'Advanced Reports',
    'Party Management',
    /Sales this month\s*₹2,45,000/,
    /Outstanding receivables\s*₹1,20,000/,
    /Pending tasks\s*5/,
    'sample',
    'Start Free Trial',
    'View Plans',
  ],
  '/plans': [
    ...planWords(),
    'Free Trial Benefits',
    'Full feature access: all features unlocked',
    'No credit card required',
    'Cancel anytime',
  ],
  '/pricing': [
    ...planWords(),
    'Free Trial Benefits',
    '30-day money-back guarantee',
    'first paid subscription',
    /₹0 for 3 months, all features/,
    /₹999 a year \+ 18% GST = ₹1,178.82 a year/,
  ],
  '/downloads': [
    'Desktop',
    'Mobile',
    'Web',
    'Version 2.0.0, 45.2 MB',
    'System requirements',
    'Installation guide',
    /Windows 10\+ with the installer\s*macOS 10\.14\+ or Ubuntu 18\.04\+ with the web app\s*4GB RAM\s*500MB disk/,
    /iOS 12\+ or Android 7\.0 \(API 24\)\+\s*100MB storage\s*Internet to sign in and sync\s*Camera/,
    /Chrome 80\+\s*Firefox 75\+\s*Safari 13\+\s*Edge 80\+/,
  ],
  '/login': [`Sign in to ${brand.name}`, 'Back to Home'],
};

function planWords(): (string | RegExp)[] {
  return [
    'Basic',
    /CURRENT/i,
    /₹999\s*per year after the trial/,
    '₹1,178.82',
    'Up to 500 transactions per month',
    'Basic invoice management',
    'GST compliance',
    'Basic reports',
    'E-mail support',
    'Start 3-Month Free Trial',
    '* Terms and conditions apply',
    'Pro',
    /₹1,999\s*per year after a 3-month trial/,
    '₹2,358.82',
    'Unlimited transactions',
    'Advanced features',
    'Multi-user access',
    'Priority support',
    'API integration (coming soon)',
    'Enterprise',
    'Custom price',
    'Everything in Pro',
    'Unlimited users',
    'Dedicated support',
    'Custom integrations',
    'White-label (coming soon)',
    /COMING SOON/i,
  ];
}

/** Resolves to the page's text, each run of white space as one space. */
const readPage = async (page: Page): Promise<string> => (await page.locator('body').innerText()).replace(/\s+/g, ' ');

for (const [path, expected] of Object.entries(walk)) {
  test(`${path} has the texts and links of the specification`, async ({ page, services }) => {
    await page.goto(services.site + path);
    const folded = page.getByRole('main').locator('details:not([open]) > summary');
    await folded.evaluateAll((all) => {
      for (const summary of all) (summary as HTMLElement).click();
    });
    const text = await readPage(page);
    for (const words of expected) expect.soft(text).toMatch(typeof words === 'string' ? literal(words) : words);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(urls).toEqual([
      '/',
      '/gst-bill-maker',
      '/features',
      '/plans',
      '/pricing',
      '/downloads',
      builtSettings.VITE_BLOG_URL,
      ...languageCodes.filter((each) => each !== sourceLanguage).map((language) => pathInLanguage(path, language)),
      `${services.app}/login`,
    ]);
  });
}

const literal = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test('the footer links to every page about help, company and law, and none of these pages is empty', async ({
  page,
  services,
}) => {
  await page.goto(services.site);
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const named = [
    '/help',
    '/contact',
    '/docs',
    '/status',
    '/about',
    '/careers',
    '/accessibility',
    '/privacy',
    '/terms',
    '/refund',
    ...toolPaths,
  ];
  expect(urls).toEqual(expect.arrayContaining(named));
  for (const path of named) {
    await page.goto(services.site + path);
    // Each page contains at least one link, even a page with little text.
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
  }
});

test('each call to action leads to the address in the specification', async ({ page, services }) => {
  const leads = async (path: string, name: string, url: string) => {
    await page.goto(services.site + path);
    await expect(page.getByRole('main').getByRole('link', { name }).first(), `${path} ${name}`).toHaveAttribute(
      'href',
      url,
    );
  };
  const trial = `${services.app}/login?start=trial`;
  await leads('/', 'Start Free Trial', trial);
  await leads('/', 'Watch Demo', '/features');
  await leads('/features', 'Start Free Trial', trial);
  await leads('/features', 'View Plans', '/plans');
  for (const path of ['/plans', '/pricing']) await leads(path, 'Start 3-Month Free Trial', trial);
  await leads('/downloads', 'Android', builtSettings.VITE_ANDROID_APP_URL);
  await leads('/downloads', 'iPhone', builtSettings.VITE_IOS_APP_URL);
  await leads('/downloads', 'Open the web app', services.app);
});

test('the button of a plan that is coming soon is disabled and explains why', async ({ page, services }) => {
  for (const path of ['/plans', '/pricing']) {
    await page.goto(services.site + path);
    const buttons = page.getByRole('button', { name: 'Coming Soon' });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('Not available yet.');
    }
  }
});
