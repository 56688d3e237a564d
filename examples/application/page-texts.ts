/** All texts of the example's pages. */
export const pageTexts = {
  name: 'Main application',
  example: 'example',
  footer:
    'An example: it stands where your application will be, takes the session over from the site’s cookies and shows what it knows.',
  signedIn: {
    title: 'You are signed in',
    visitor: 'Visitor',
    name: 'Name',
    email: 'E-mail',
    emailVerified: 'E-mail verified',
    phone: 'Phone',
    userId: 'User id',
    companyId: 'Company id',
    companyIdNote: 'from a cookie: a hint, no proof',
    none: 'none',
    yes: 'yes',
    no: 'no',
    noRecord: 'No record yet.',
    ownWords: 'the visitor’s own words',
    signOut: 'Sign out',
    signOutNote: 'Ends the session here, on the site and on every other device.',
    aboutSession: 'About this session',
    home: 'Back to the start',
  },
  confirmEmail: {
    title: 'Confirm your e-mail',
    line: (email: string) =>
      `Open the link in the mail that we sent to ${email}. No mail there, or the link has expired? Have another one sent:`,
    account: 'Your account',
  },
  closing: {
    title: 'This account is to be closed',
    open: (day: string) =>
      `Closing was asked for on ${day}, and is done after 72 hours at the earliest. That was not you, or you have changed your mind? Take it back:`,
    taken: 'Closing was asked for, and has begun.',
    account: 'Your account',
  },
  trust: {
    title: 'What not to trust',
    line: 'The visitor’s browser writes both records. What is marked as the visitor’s own words is unchecked input: encode it where you show it, and decide nothing by it.',
    fields: {
      displayName: 'a name, not an identity',
      phone: 'entered, not proved: only the account’s own phone number is',
      companyName: 'no proof that the company exists, or is the visitor’s',
      suggestedCompanyId: 'follows from the company name: your server gives the real one',
    },
  },
  provisioning: {
    title: 'Your company',
    none: 'No company has been asked for yet.',
    statuses: {
      pending: 'Your company waits to be set up.',
      'in-progress': 'Your company is being set up.',
      done: 'Your company is ready.',
      rejected: 'Your company could not be set up.',
    },
    withoutScript: 'Reload the page to see whether something has changed.',
  },
  session: {
    title: 'This session',
    method: 'Signed in with',
    since: 'Signed in at',
    ends: 'Ends at',
    proof: 'Proved by',
    proofs: {
      cookie: 'the application’s own session cookie',
      token: 'the site’s token cookie',
    },
  },
  anotherAccount: {
    title: 'Which account?',
    here: (account: string) => `Here you are signed in as ${account}.`,
    since: 'On the site, somebody has signed in with another account since.',
    stay: (account: string) => `Stay ${account}`,
    change: 'Take the other account',
  },
  continueAs: {
    notKept:
      'The site does not keep this sign-in: this browser did not store it, or was asked not to. Any page of this domain can have put it here, too.',
    other: 'Somebody else was signed in here last.',
    only: (account: string) => `Go on only if ${account} is you.`,
    yes: (account: string) => `Continue as ${account}`,
    another: 'Sign in with another account',
  },
  stopped: {
    title: 'You are not signed in',
    reasons: {
      'no-session': 'No session arrived here.',
      'token-refused': 'The session that arrived here was not accepted.',
      expired: 'Your session has ended, and could not be renewed.',
      revoked: 'Your session was ended, on this device or another.',
      'user-disabled': 'This account is closed.',
      'too-old': 'You signed in more than seven days ago.',
      planted:
        'Another page has put a session beside the site’s, so neither counts. Both were removed: try again. Where this line comes back, delete the cookies of this domain in your browser.',
    },
    signIn: 'Sign in',
    again: 'Try again',
    signOut: 'Sign out and start over',
  },
  siteSignOut: {
    title: 'Sign out here?',
    line: 'This ends the session in this browser. Other devices stay signed in.',
    action: 'Sign out',
  },
  foreignPost: {
    title: 'That was not done',
    line: 'The request did not come from a current page of this application. Go back, reload the page and try again.',
  },
  unavailable: {
    title: 'Please try again',
    line: 'Your sign-in cannot be checked at the moment. Your session is untouched: reload the page in a minute.',
  },
  notSignedOutEverywhere: {
    title: 'You are signed out here',
    line: 'Other devices could not be reached: they may stay signed in. Sign in and sign out once more to end those sessions too.',
    onward: 'Finish signing out',
  },
  brokenForm: { title: 'That was not understood', line: 'What arrived is no form of this application.' },
  tooManyCookies: {
    title: 'Too many cookies',
    line: 'Your browser sends more cookies than fit into a request. Some page of this domain has set them; they are not your fault. In your browser, open the settings, look for “Cookies and site data”, delete those of this domain and its subdomains, and reload this page. Nothing else is lost: you sign in once more.',
  },
  notFound: { title: 'There is no such page', line: 'The address leads nowhere in this application.' },
} as const;
