import type owner from '../../../owner.json';
import type { SettingName } from '../../../settings/build-settings.ts';
import { checkApplicationSignOut } from '../doctor/checks/application-sign-out.ts';
import { checkAuthorisedDomains } from '../doctor/checks/authorised-domains.ts';
import {
  checkPasswordPolicy,
  checkReCaptchaEnterprise,
  checkReCaptchaKeys,
  checkSmsPuzzle,
} from '../doctor/checks/bot-checks.ts';
import { checkBudgets, checkBuiltPages } from '../doctor/checks/built-pages.ts';
import { checkDeployedRules } from '../doctor/checks/deployed-rules.ts';
import { checkMailDnsRecords, checkSiteDnsRecords } from '../doctor/checks/dns-records.ts';
import { checkInstaller } from '../doctor/checks/installer.ts';
import { checkApiKey } from '../doctor/checks/key.ts';
import { checkKeyReferrers, checkTokenService } from '../doctor/checks/key-limits.ts';
import { checkLiveSite } from '../doctor/checks/live-site.ts';
import { checkMailSender } from '../doctor/checks/mail-domain.ts';
import { checkMailLinks, checkProjectConfig } from '../doctor/checks/project-config.ts';
import { checkDatabase, checkRecordAccess } from '../doctor/checks/records.ts';
import { checkLinkPreviews, checkSettingsAndFacts } from '../doctor/checks/settings.ts';
import { checkLicences, checkNpmAudit } from '../doctor/checks/shipped-packages.ts';
import { checkPasswordSignIn, checkPhoneSignIn, checkPopupSignIn } from '../doctor/checks/sign-in-methods.ts';
import { checkSnippet } from '../doctor/checks/snippet.ts';
import type { DoctorCheck } from '../doctor/run-doctor-checks.ts';

/** The name of a value in `.env.production`, or in a part of `owner.json`. */
export type AnswerName = SettingName | keyof typeof owner.brand | keyof typeof owner.facts;

/** A command that the guide offers. `PROJECT` and `DATE` are replaced with the owner's values. */
export type GuideCommand = {
  /** The program of the command, with its arguments. */
  readonly run: readonly string[];
  /** The environment variables that are added for the command. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * The condition for the command, in words. A command with a condition is offered only after the previous one has
   * failed.
   */
  readonly when?: string;
  /**
   * The format of the command's output, if the guide reads answers from the output. The guide offers such a command
   * before it asks the questions of the step.
   */
  readonly fills?: 'sdk-config' | 'withdrawal-key';
};

export type GoLiveStep = {
  readonly id: string;
  readonly section: 'Before' | 'The project' | 'The site';
  readonly title: string;
  /** The instructions of the step in Markdown, for docs/go-live.md and for the terminal. */
  readonly text: string;
  readonly commands?: readonly GuideCommand[];
  readonly asks?: readonly AnswerName[];
  /** The doctor's checks that prove that the step is done. */
  readonly checks?: readonly DoctorCheck[];
  /** A sentence on how the owner sees that the step has worked. */
  readonly worked: string;
  readonly undo: string;
  /** True if checks and answers do not prove that the step is done, so the owner has to confirm it. */
  readonly byHand?: boolean;
  /**
   * True if the step is done in a web console or by other people. The guide then checks the step only after the owner
   * has pressed Enter.
   */
  readonly inConsole?: boolean;
};

/** The steps from an empty Firebase project to a live site, in order. */
export const goLiveSteps: readonly GoLiveStep[] = [
  {
    id: 'names',
    section: 'Before',
    title: 'Choose the names',
    text: `Site and application must both lie below one base domain, for the session's cookies: \`www.acct.example\` and \`app.acct.example\` below \`.acct.example\`. Let nobody else write pages below it: their scripts could read the token cookie ([why](security.md#cookies)).
The card's package needs a scope of your own on npm, such as \`@acct-books\`.`,
    asks: [
      'name',
      'domain',
      'packageName',
      'since',
      'VITE_SITE_ORIGIN',
      'VITE_APP_URL',
      'VITE_COOKIE_DOMAIN',
      'VITE_APP_LOGIN_URL',
      'VITE_BLOG_URL',
      'VITE_ANDROID_APP_URL',
      'VITE_IOS_APP_URL',
    ],
    worked: 'both origins are below the domain.',
    undo: 'answer again.',
  },
  {
    id: 'tools',
    section: 'Before',
    title: 'Install',
    text: `Google's [\`gcloud\`](https://docs.cloud.google.com/sdk/docs/install).`,
    commands: [{ run: ['npx', 'firebase', '--version'] }, { run: ['gcloud', '--version'] }],
    worked: 'both print a version, and `npm test` ends with `0 failed`.',
    undo: 'nothing.',
    byHand: true,
  },
  {
    id: 'project',
    section: 'The project',
    title: 'Make the project',
    text: `In the [Firebase console](https://console.firebase.google.com/), *Create a project*, without Analytics. **Its id, the line below the name, can never be changed;** visitors see it in Google's window. On a machine without a browser log in with \`--no-localhost\` and \`--no-browser\`.`,
    commands: [{ run: ['npx', 'firebase', 'login'] }, { run: ['gcloud', 'auth', 'login'] }],
    asks: ['VITE_FIREBASE_PROJECT_ID'],
    worked: '`npx firebase projects:list` shows it.',
    undo: '*Project settings > Delete project*.',
  },
  {
    id: 'billing',
    section: 'The project',
    title: 'Billing',
    text: `*Upgrade*, at the foot of the menu, to *Blaze*, and set the budget alert that it offers; it [stops nothing](every-day.md#sms). Without billing Google sends [no SMS](https://firebase.google.com/docs/auth/limits) and deletes [no old hand-offs](https://cloud.google.com/firestore/pricing).`,
    worked: 'the console shows *Blaze*, and the budget under *Usage and billing*, behind the gear.',
    undo: '*Usage and billing > Modify plan*.',
    byHand: true,
  },
  {
    id: 'web-app',
    section: 'The project',
    title: 'The web app',
    text: `*Project settings > General > Your apps > Web* (\`</>\`), without Hosting. Keep \`PROJECT.firebaseapp.com\` as \`authDomain\`: our content policy frames exactly that host.`,
    commands: [
      { run: ['npx', 'firebase', 'apps:sdkconfig', 'web', '--project', 'PROJECT', '--json'], fills: 'sdk-config' },
    ],
    asks: ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_APP_ID'],
    worked: '*SDK setup and configuration* shows the same `apiKey`, `authDomain` and `appId`.',
    undo: '*Remove this app*.',
  },
  {
    id: 'database',
    section: 'The project',
    title: 'The database',
    text: `*Firestore > Create database*: *Standard edition*, \`(default)\`, \`asia-south1\` (Mumbai) for visitors in India, production mode. **The [location](https://docs.cloud.google.com/firestore/native/docs/locations) can never be changed.**`,
    checks: [checkDatabase],
    inConsole: true,
    worked: '`npx firebase firestore:databases:list --project PROJECT` shows it.',
    undo: '`npx firebase firestore:databases:delete "(default)" --project PROJECT`, with all records.',
  },
  {
    id: 'ways-in',
    section: 'The project',
    title: 'The ways in',
    text: `*Authentication > Get started*, then *Sign-in method > Add new provider*: Email/Password (not "Email link"), Google (with a public-facing name and a support address) and Phone. *Settings > User actions*: [e-mail enumeration protection](https://cloud.google.com/identity-platform/docs/admin/email-enumeration-protection) **on**.`,
    checks: [checkApiKey, checkPasswordSignIn, checkPopupSignIn, checkPhoneSignIn],
    inConsole: true,
    worked: 'all three are *Enabled*.',
    undo: 'the same switches.',
  },
  {
    id: 'authentication',
    section: 'The project',
    title: "Authentication's settings",
    text: `*Authentication > Settings*:
- [*SMS region policy*](https://docs.cloud.google.com/identity-platform/docs/admin/sms-regions): **allow** India, nothing else ([why](every-day.md#sms)).
- [*Password policy*](https://docs.cloud.google.com/identity-platform/docs/password-policy): *Require enforcement*, minimum length **8**, no kinds of characters, *Force upgrade on sign-in* off.
- *reCAPTCHA*: leave what Google offers; bind no key that you did not make there ([#9405](https://github.com/firebase/firebase-js-sdk/issues/9405), [#10336](https://github.com/firebase/firebase-js-sdk/issues/10336)). *SMS defence*: **Audit** at most; enforced, people whom it doubts get neither SMS nor puzzle.
  *Email and password* may be enforced, with a key for *Web* that lists the domain of **every page** with the card; a missing page signs nobody up by e-mail (\`project/bot-check\`).`,
    checks: [checkReCaptchaEnterprise, checkSmsPuzzle, checkReCaptchaKeys, checkPasswordPolicy, checkProjectConfig],
    inConsole: true,
    worked: 'the doctor says so, of SMS with [credentials](#the-doctors-credentials).',
    undo: 'the same page.',
  },
  {
    id: 'key-limits',
    section: 'The project',
    title: "The key's limits",
    text: `[Google Cloud console](https://console.cloud.google.com/apis/credentials), your project at the top, *Browser key (auto created by Firebase)*:
- *API restrictions*: keep **Identity Toolkit API**, **Token Service API** (it renews sessions) and **Cloud Firestore API**; with App Check also **Firebase App Check API**.
- *Website restrictions*, if you want them: \`https://www.acct.example/*\`, \`https://PROJECT.firebaseapp.com/*\` (for [Google's window](https://github.com/firebase/firebase-js-sdk/issues/998)) and **every page, yours or a partner's, that has the card**. They stop other websites, not programs.`,
    checks: [checkKeyReferrers, checkTokenService],
    inConsole: true,
    worked: 'the doctor names the pages on which the key may be used.',
    undo: 'the same page.',
  },
  {
    id: 'authorised-domains',
    section: 'The project',
    title: 'Authorised domains',
    text: `*Authentication > Settings > Authorised domains*: \`www.acct.example\` and each partner's domain; remove \`localhost\`, leave \`PROJECT.firebaseapp.com\`.`,
    asks: ['VITE_PARTNER_ORIGINS'],
    checks: [checkAuthorisedDomains],
    inConsole: true,
    worked: 'the list has them.',
    undo: 'the same list.',
  },
  {
    id: 'mails',
    section: 'The project',
    title: 'Mails',
    text: `*Authentication > Templates*: sender's name, reply-to, [your own domain](#mail) as sender; *Project settings*: the public-facing name. Change little text: Google translates only its own.`,
    checks: [checkMailDnsRecords, checkMailSender],
    inConsole: true,
    byHand: true,
    worked: 'the console shows your sender.',
    undo: 'the same templates.',
  },
  {
    id: 'domain',
    section: 'The site',
    title: 'The domain',
    text: `*Hosting > Get started* (skip its commands), then *Add custom domain*: \`www.acct.example\`, and \`acct.example\` as a redirect to it. Put Google's records into your [DNS](#dns). A certificate may take a day.`,
    checks: [checkSiteDnsRecords],
    inConsole: true,
    worked: '`curl -sI https://www.acct.example/` answers over https, with 404 until you deploy.',
    undo: '*Hosting*, the domain, *Delete*; then its records.',
  },
  {
    id: 'withdrawal-key',
    section: 'The site',
    title: 'A key',
    text: `Before the first release: releases know it forever. It [withdraws a release](releases.md#withdraw-a-release) later. Put the file and a copy where [every-day.md](every-day.md#keys) says.`,
    commands: [{ run: ['npm', 'run', 'withdraw', '--', '--new-key', '../withdrawal.pem'], fills: 'withdrawal-key' }],
    asks: ['VITE_WITHDRAWAL_KEY'],
    worked: 'the command prints the setting.',
    undo: 'leave it out; a release keeps the key of its build.',
    byHand: true,
  },
  {
    id: 'facts',
    section: 'The site',
    title: 'Facts',
    text: `Pages leave out any that is \`null\`, and every build lists it. \`legalName\`, \`supportEmail\`, \`grievanceOfficer\` and \`gstOnPrices\` are needed.`,
    asks: [
      'legalName',
      'supportEmail',
      'grievanceOfficer',
      'gstOnPrices',
      'legalReview',
      'postalAddress',
      'supportPhone',
      'supportHours',
      'sellerGstin',
      'grievanceContact',
      'grievanceTime',
      'dataRightsTime',
      'refundTime',
      'dataRetention',
      'consentWithdrawal',
      'withdrawalContact',
      'jurisdiction',
      'transactionMeaning',
      'overLimit',
      'renewal',
      'cancellationEffect',
      'booksAfterTrial',
      'booksAccess',
      'dataExport',
      'purchaseInvoice',
      'contactsSince',
      'productPicture',
      'keepingAdvice',
      'closedAccountsKeptFor',
    ],
    commands: [
      { run: ['npm', 'run', 'link-previews'] },
      { run: ['git', 'commit', '--all', '--message', 'Name and facts'] },
    ],
    checks: [checkLinkPreviews],
    worked: '`site/public/preview-*.png` show your name.',
    undo: 'answer again.',
  },
  {
    id: 'settings',
    section: 'The site',
    title: 'Settings',
    text: `The optional ones. Git ignores \`.env.production\`: keep a copy with your passwords. Without it the build is the demo. For a trial take names below \`.test\`.`,
    asks: [
      'VITE_INSTALLER_PATH',
      'VITE_TERMS_URL',
      'VITE_PRIVACY_URL',
      'VITE_APP_SIGN_OUT_URL',
      'VITE_APP_CHECK_KEY',
      'VITE_WATCH_URL',
      'VITE_WATCH_PERCENT',
    ],
    checks: [checkSettingsAndFacts],
    worked: 'nothing is `WRONG`; `not checked` is only [what your lawyer has to answer](every-day.md#time-limits).',
    undo: 'answer again, build and deploy.',
    byHand: true,
  },
  {
    id: 'build',
    section: 'The site',
    title: 'Build',
    text: `It takes the live releases of \`VITE_SITE_ORIGIN\` along; on the first day it says "this is the first".`,
    commands: [
      { run: ['npm', 'run', 'build'] },
      {
        run: ['npm', 'run', 'build'],
        env: { ACCT_WITHOUT_EARLIER_RELEASES: '1' },
        when: 'only on the first day, if it has stopped because the domain does not answer yet, or an older site answers everything',
      },
    ],
    checks: [checkBuiltPages, checkSnippet, checkInstaller, checkBudgets, checkLicences, checkNpmAudit],
    worked: 'no line says "Demo build".',
    undo: 'delete `dist`.',
  },
  {
    id: 'deploy',
    section: 'The site',
    title: 'Deploy',
    text: `Pages, access rules, and the deletion of old hand-offs (TTL) together. The tag marks what is live.`,
    commands: [
      {
        run: [
          'npx',
          'firebase',
          'deploy',
          '--project',
          'PROJECT',
          '--only',
          'hosting,firestore',
          '--config',
          'dist/firebase.json',
        ],
      },
      { run: ['git', 'tag', 'live-DATE'] },
    ],
    checks: [checkRecordAccess, checkDeployedRules, checkLiveSite],
    worked: `this shows \`expiresAt\`, \`ACTIVE\` after a while:

\`\`\`sh
gcloud firestore fields ttls list --project=PROJECT --collection-group=session_handoffs
\`\`\``,
    undo: '[the way back](#back).',
  },
  {
    id: 'mail-links',
    section: 'The site',
    title: 'Where the links of mails lead',
    text: `*Authentication > Templates*, any pencil, *Customise action URL*: \`https://www.acct.example/account/mail\`. It holds for all, Hindi included.`,
    checks: [checkMailLinks],
    inConsole: true,
    worked: 'the doctor says so, with [credentials](#the-doctors-credentials).',
    undo: 'the same dialog.',
  },
  {
    id: 'application',
    section: 'The site',
    title: "The application's side",
    text: `[for-the-application.md](for-the-application.md), by the people who build it.`,
    checks: [checkApplicationSignOut],
    inConsole: true,
    worked:
      '`npm run session-check -- ADDRESS` on their machine ends with "0 wrong", the application\'s own unit test of signatures passes, and a sign-up on /login ends on the application\'s page, signed in.',
    undo: 'leave `VITE_APP_SIGN_OUT_URL` out.',
    byHand: true,
  },
  {
    id: 'first-day',
    section: 'The site',
    title: 'The first day',
    text: `[Its list](#the-first-day), before anybody hears of the site. With it, once: [backups](when-something-goes-wrong.md#backup), [the SMS alarm](every-day.md#the-alarm), [logs](when-something-goes-wrong.md#logs-switch-them-on-before), [who has access](every-day.md#people-with-access).`,
    worked: 'every line of its list is as expected.',
    undo: '[the way back](#back).',
    byHand: true,
  },
  {
    id: 'companies',
    section: 'The site',
    title: 'From then on',
    text: `Companies wait to be set up ([how](every-day.md#companies)), and people have a right to their data ([how](every-day.md#peoples-data)).`,
    commands: [
      { run: ['gcloud', 'auth', 'application-default', 'login'] },
      { run: ['npm', 'run', 'provision', '--', 'list'] },
    ],
    worked:
      'your own sign-up is `pending`, and `GOOGLE_CLOUD_QUOTA_PROJECT=PROJECT npm run owner -- find YOUR-ADDRESS` shows you.',
    undo: '`gcloud auth application-default revoke`.',
    byHand: true,
  },
];
