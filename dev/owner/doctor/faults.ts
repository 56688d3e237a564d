/**
 * Everything that can be wrong, by the heading under which the doctor tells it: the id of the finding, and what it is
 * in a few words.
 */
export const faults = {
  'Settings, name and facts': {
    'setting-*': 'a setting that is wrong, or that nothing reads',
    'brand-*': 'a brand that is the example’s, of another domain than the site, or of the wrong form',
    'link-previews': 'old pictures',
    'fact-*': 'a fact that is missing, blank, a placeholder or of the wrong form',
    'fact-of-notice': 'from 13 May 2027 on, a fact that the privacy notice must have',
  },
  'The build in dist': {
    'page-headers': 'a page that was changed behind its headers',
    'stale-headers': 'headers of yesterday',
    'stale-rules': 'access rules of yesterday',
    'page-missing': 'a page that is missing',
    'build-of-other-settings': 'a demo build under live settings',
    snippet: 'a build for another application',
    'snippet-hashes': 'a snippet with the hash of another file',
    'built-brand': 'a build under another name',
    'installer-missing': 'no installer',
    'installer-stale': 'a newer installer than the built one',
    'installer-checksum': 'a checksum of another file',
    'installer-size': 'an installer of another size than the page says',
    'over-budget': 'a card or a page that is too large',
  },
  'What ships': {
    'licence-unknown': 'a licence that nobody knows',
    'audit-advisory': 'a weakness in what ships',
  },
  'The Firebase project': {
    'key-not-valid': 'a wrong key',
    'key-expired': 'an expired key',
    'key-of-another-project': 'a key of another project',
    'authentication-not-begun': 'Authentication not begun',
    'identity-toolkit-disabled': 'the API switched off',
    'token-service-disabled': 'the Token Service switched off',
    'key-without-identity-toolkit': 'a key without the API',
    'token-service-blocked': 'a key without the Token Service',
    'key-blocked-on-site': 'a key that the site may not use',
    'key-blocked-in-window': 'a key that the window may not use',
    'key-blocked-on-partner': 'a key that a partner may not use',
    'site-not-authorised': 'the site’s domain missing',
    'partner-not-authorised': 'a partner’s domain missing',
    'auth-domain-not-authorised': 'the window’s domain missing',
    'localhost-authorised': 'localhost authorised',
    'password-off': 'passwords off',
    'google-off': 'Google off',
    'phone-off': 'Phone off',
    'enumeration-protection-off': 'enumeration protection off',
    'sms-regions-open': 'SMS to every country',
    'sign-up-closed': 'new accounts closed',
    'enterprise-without-key': 'reCAPTCHA Enterprise enforced without a key',
    'sms-defence-enforced': 'SMS defence enforced',
    'sms-check-missing': 'no key for the human check',
    'password-upgrade-forced': 'a password policy that shuts out older passwords',
    'mail-links-elsewhere': 'mails that lead to Google’s page',
  },
  'The database': {
    'database-missing': 'no database',
    'database-mode': 'a database of another kind',
    'database-disabled': 'the API switched off',
    'user_profiles-get-open': 'profiles that anybody can read',
    'provision_requests-get-open': 'requests that anybody can read',
    'account_requests-get-open': 'requests to close that anybody can read',
    'user_profiles-list-open': 'profiles that anybody can list',
    'provision_requests-list-open': 'requests that anybody can list',
    'account_requests-list-open': 'requests to close that anybody can list',
    'session_handoffs-list-open': 'sessions on their way that anybody can list',
    'rules-not-deployed': 'rules that refuse what /session needs',
    'rules-never-deployed': 'rules never deployed',
    'rules-differ': 'other rules deployed',
  },
  'The live site': {
    'site-not-deployed': 'nothing deployed',
    'live-header-missing': 'a header missing',
    'live-header': 'a build that was not deployed',
    'live-status': 'a page that is not there',
    'live-policy': 'a page whose own policy refuses its styles',
    'application-sign-out-missing': 'an application that stays open when the site signs out',
  },
} as const;

export type SectionTitle = keyof typeof faults;
type Listed = { [Title in SectionTitle]: keyof (typeof faults)[Title] }[SectionTitle];
/** The id of something wrong; settings and brand have ids of their own behind the hyphen (docs/settings.md). */
export type FaultId = Listed extends infer Id ? (Id extends `${infer Kind}-*` ? `${Kind}-${string}` : Id) : never;
