import type { SettingName } from '../settings-schema.ts';

/**
 * Settings, brand and facts as an owner fills them in; of the settings all that a live build may have. For tests.
 */
export const goodSettings = {
  // Reserved for tests (RFC 6761): nobody owns a name below it.
  brand: { name: 'Hisaab & Sons', domain: 'hisaab.test', packageName: '@hisaab/auth-card', since: 2024 },
  facts: {
    legalName: 'Hisaab & Daughters Accounting Software Private Limited',
    supportEmail: 'customer.care@hisaab.test',
    grievanceOfficer: 'Smt. Venkatalakshmi Balasubramaniam',
    gstOnPrices: 'added',
    legalReview: 'Reviewed on 20 November 2026 by Deshpande & Kulkarni Associates, Advocates, Pune',
    postalAddress: '4th Floor, Shivneri Commercial Complex, 1204 Jangali Maharaj Road, Shivajinagar, Pune 411005',
    supportHours: 'Monday to Saturday, 9:30 am to 6:30 pm; सोमवार से शनिवार, सुबह 9:30 से शाम 6:30 बजे तक',
    sellerGstin: '27AAPFU0939F1ZV',
    grievanceContact: 'grievance.officer@hisaab.test, +91 20 4000 1234',
    grievanceTime: 'Within 30 days; 30 दिन के भीतर',
    dataRightsTime: 'Within 2 months; 2 महीने के भीतर',
    refundTime: 'Within 7 working days to the account that paid; जिस खाते से भुगतान हुआ, उसी में 7 कार्यदिवस के भीतर',
    dataRetention: 'One year after the account is closed, and bills for as long as tax law asks',
    consentWithdrawal: 'The account is closed within 3 days, and its records are deleted a year later',
    jurisdiction: 'Courts at Pune, Maharashtra; पुणे, महाराष्ट्र के न्यायालय',
    transactionMeaning: 'Each sale, purchase, receipt or payment that is saved; a draft is not a transaction',
    overLimit: 'Nothing is blocked in that month; we write to you and suggest the Pro plan',
    renewal: 'Only when you pay for another year',
    cancellationEffect: 'The plan goes on to the end of the paid year and is not renewed',
    booksAfterTrial: 'You can read and take out your books for 90 days, and then they are deleted',
    booksAccess: 'You and whom you invite; our staff only when you ask customer care for help',
    dataExport: 'In your company: Reports > Take out ... a file of Excel for each book, at any time',
    purchaseInvoice: 'A GST invoice is sent by e-mail within 24 hours of each payment',
    contactsSince: '2026-12-01',
    closedAccountsKeptFor: 365,
  },
  env: {
    VITE_APP_URL: 'https://app.hisaab.test',
    VITE_APP_LOGIN_URL: 'https://app.hisaab.test/login',
    VITE_SITE_ORIGIN: 'https://www.hisaab.test',
    VITE_COOKIE_DOMAIN: '.hisaab.test',
    VITE_FIREBASE_API_KEY: 'AIzaSyB0c1D2e3F4g5H6i7J8k9L0m1N2o3P4q5R',
    VITE_FIREBASE_AUTH_DOMAIN: 'hisaab-prod.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'hisaab-prod',
    VITE_FIREBASE_APP_ID: '1:412345678901:web:0a1b2c3d4e5f6a7b8c9d0e',
    VITE_BLOG_URL: 'https://blog.hisaab.test',
    VITE_ANDROID_APP_URL: 'https://play.google.com/store/apps/details?id=test.hisaab',
    VITE_IOS_APP_URL: 'https://apps.apple.com/in/app/hisaab/id1234567890',
    VITE_INSTALLER_PATH: '/downloads/hisaab-setup-2.0.0.exe',
    VITE_TERMS_URL: 'https://www.hisaab.test/terms',
    VITE_PRIVACY_URL: 'https://www.hisaab.test/privacy',
    VITE_APP_SIGN_OUT_URL: 'https://app.hisaab.test/site-sign-out',
    VITE_PARTNER_ORIGINS: 'https://partner.test https://shop.partner.test:8443',
    VITE_WITHDRAWAL_KEY:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEV/xRzref5fI/Mzde5YbYK2J7t/XZIN3y897Y5xCWNxW0MNxz/2OQd+QMVB2h1yhE8j8+y5NxfoKJJnilylkd3g==',
    VITE_WATCH_URL: 'https://watch.test/failures',
    VITE_WATCH_PERCENT: '10',
    VITE_APP_CHECK_KEY: '6LdqH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o',
  } satisfies Partial<Record<SettingName, string>>,
} as const;
