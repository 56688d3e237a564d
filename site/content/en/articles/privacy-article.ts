import type { StoredFieldName } from '../../../../account/fields.ts';
import { joinWords } from '../../../../account/join-words.ts';
import { type PopupProvider, popupProviderNames } from '../../../../account/popup-providers.ts';
import type { Article } from '../../article.ts';
import { cookiePrefix } from '../../facts/session-cookies.ts';
import { createStoredDataRows } from '../../facts/stored-data.ts';
import { correctableFieldNames } from '../account-texts.ts';
import { billTexts } from '../bill-texts.ts';
import { loginTexts } from '../login-texts.ts';

/**
 * For each provider, the sentence that names the recipients of data when a visitor signs in with this provider. The
 * sentence for Google also covers Firebase.
 */
const recipients: Readonly<Record<PopupProvider, string>> = {
  google:
    'Google receives data for Firebase Authentication, Firestore, reCAPTCHA and SMS, and may process it outside India.',
};

/** The fields that the browser stores while the records cannot be written. */
const unwritten: Readonly<Record<StoredFieldName, string>> = {
  name: 'Name',
  phone: 'phone',
  company: 'company',
};

/** The privacy notice, which lists exactly what the card stores. */
export const privacyArticle: Article = {
  intro: 'What we store when you create an account or sign in, why, where, for how long, and how to have it removed.',
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [
        {
          facts: [
            'legalName',
            'postalAddress',
            'supportEmail',
            'grievanceOfficer',
            'grievanceContact',
            'dataRightsTime',
          ],
        },
        { contactsSince: 'These contact details hold since {date}.' },
      ],
    },
    {
      heading: 'What is stored',
      blocks: [
        {
          table: {
            caption: 'Your account (record user_profiles)',
            columns: ['Item', 'Why'],
            rows: createStoredDataRows('user_profiles', {
              userId: ['User id', 'Tells your account from others'],
              email: ['E-mail, if you gave one', 'Sign-in, verification, messages about the service'],
              name: ['Name', 'To address you'],
              phone: ['Phone, if you gave one (optional)', 'Sign-in by OTP, if you choose it'],
              method: ['Way of signing up', 'Which provider holds your sign-in'],
              isVerified: ['Whether the e-mail is verified', 'Protects your account'],
              times: ['Times of creation and last update', 'Keeps the record in order'],
            }),
          },
        },
        { sentence: 'Kept in Firestore.', fact: 'dataRetention' },
        {
          table: {
            caption: 'What you agreed to, or were told (records consents)',
            columns: ['Item', 'Why'],
            rows: createStoredDataRows('consents', {
              editions: ['Edition of this notice and of the terms', 'To prove which words you were shown'],
              shown: ['Language, and which button you pressed', 'To prove where you were shown them'],
              kind: ['Whether you agreed by making the account, or were told later', 'To hold you to nothing more'],
              times: ['Time of that press', 'To prove since when'],
            }),
          },
        },
        { sentence: 'Kept in Firestore, as long as your account.', fact: 'dataRetention' },
        {
          table: {
            caption: 'Your sign-in (Firebase Authentication)',
            columns: ['Item', 'Why'],
            rows: createStoredDataRows('authentication', {
              userId: ['User id', 'The same as in your account'],
              email: ['E-mail, and whether it is verified', 'Sign-in, mails to you'],
              name: [
                `Name; the address of your picture, if ${joinWords(popupProviderNames, 'or')} gave one`,
                'Comes with your sign-in; we do not show the picture',
              ],
              phone: ['Phone, if you sign in with it', 'Sign-in by OTP'],
              providers: ['Ways of signing in, and what each tells of you', 'To recognise you'],
              isBlocked: ['Whether the account is blocked', 'To stop misuse'],
              times: [
                'Times of creation, last sign-in and last renewal; since when sessions are valid',
                'Protects your account',
              ],
            }),
          },
        },
        { sentence: 'Kept in Firebase Authentication.', fact: 'dataRetention' },
        {
          table: {
            caption: 'Your company (record provision_requests)',
            columns: ['Item', 'Why'],
            rows: createStoredDataRows('provision_requests', {
              company: ['Company name', 'To set up your company’s books'],
              suggestedId: ['Suggested company id', 'A short name for those books'],
              progress: [
                'State of the request and its times; which of us handles it; a refusal’s reason',
                'To know whether they have been set up',
              ],
              userId: ['User id', 'To know whose they are'],
            }),
          },
        },
        { sentence: 'Kept in Firestore.', fact: 'dataRetention' },
        {
          table: {
            caption: 'Your request to close the account (record account_requests)',
            columns: ['Item', 'Why'],
            rows: createStoredDataRows('account_requests', {
              kind: ['What you ask for', 'To know what is to be done'],
              language: ['The language in which you asked', 'To answer you in it'],
              progress: ['State of the request and its times', 'To wait for 72 hours, and to know when it was closed'],
              userId: ['User id', 'To know whose account it is'],
            }),
          },
        },
        { sentence: 'Kept in Firestore, only if you ask to close the account.', fact: 'dataRetention' },
        'Your password goes to the sign-in service only. We never see it and never store it. That service, Google’s Firebase Authentication, also keeps internet addresses to protect accounts.',
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        {
          table: {
            caption: 'Cookies set after signing in',
            columns: ['Name', 'Content'],
            rows: [
              [`${cookiePrefix}_auth_token`, 'Proof of your sign-in'],
              [`${cookiePrefix}_user_id`, 'Your user id'],
              [`${cookiePrefix}_company_id`, 'Your company id, only when a company is known'],
            ],
          },
        },
        'Each lasts 7 days, holds for our domain and its subdomains, travels over https only (Secure) and also with requests from other sites (SameSite=None). They serve signing in; clear them in your browser at any time.',
        'Pages without the sign-in form set no cookie and load nothing from other companies. On the sign-in page Google’s reCAPTCHA looks at your device and may set the cookie _GRECAPTCHA to tell people from programs.',
        {
          whereWatched:
            'When something fails on the sign-in page, we note which failure it was and what you had pressed, at {host}. Nothing that you typed, no name and no account goes there; like every server it sees your internet address.',
        },
      ],
    },
    {
      heading: 'What stays in your browser',
      blocks: [
        'A proof of sign-in holds for an hour. So that you need not sign in again every hour, our own site keeps your session in this browser (IndexedDB). Other sites cannot read it, partners’ pages included.',
        {
          table: {
            caption: 'What our site keeps in this browser',
            columns: ['Item', 'Why'],
            rows: [
              ['Refresh token', 'Fetches a fresh proof of your sign-in'],
              ['User id, company id, name of our Firebase project', 'So that the cookies are those of your account'],
              ['E-mail or phone', 'To ask “Continue as ...?”; of a phone only the last four digits are shown'],
              ['Time of your sign-in', 'The session ends seven days after it'],
              ['Language of the page where you signed in', 'To speak it on the way to the app'],
              ['Whether you asked for the account to be closed', 'So that the sign-in page says it'],
              [
                `${joinWords([...Object.values(unwritten), 'the notice that you were shown'], 'and')}, only while they could not be saved when you signed in`,
                'To save them when you come by our site again within seven days',
              ],
              [
                `Way in on our sign-in page: ${joinWords(['password', ...popupProviderNames, 'phone'], 'or')}`,
                'To mark it the next time',
              ],
            ],
          },
        },
        `The session, and what waits to be saved, stay until you sign out, press “${loginTexts.greeting.forget}” on the sign-in page, or somebody else signs in here. Seven days after your sign-in the session no longer works, and our site deletes both the next time it sees them. What it finds there and cannot read it puts aside, and deletes with them. On a device that is not yours tick “${loginTexts.notMyDevice}” before you sign in: then nothing is kept but the cookies.`,
        `The way in names nobody and stays when you sign out. “${loginTexts.greeting.forget}”, and signing in with “${loginTexts.notMyDevice}” ticked, delete it.`,
        `Only if you press “${billTexts.remember}” on the bill maker’s page, it keeps in this browser (local storage) your shop’s name, address, phone, GSTIN, state, GST scheme, UPI id, terms, whether your prices include GST, the last bill number, and what you said the columns of your list of debts mean, so that your next bill and list begin with them. It keeps no bill and no customer, and sends nothing. It stays until you press “${billTexts.forget}” there, “${loginTexts.greeting.forget}” on the sign-in page, or sign in with “${loginTexts.notMyDevice}” ticked; signing out leaves it. Safari may delete it after a week. Only our two free tools read it. The sign-in page belongs to the same site and runs Google’s scripts (reCAPTCHA, sign-in with ${joinWords(popupProviderNames, 'or')}), which could read it there. Do not use it on a shared computer.`,
        'Three more things stay until you close the tab: when your session was last renewed, the bill that you make on our site, and the list of who owes you, unless you clear it. Bill and list are sent nowhere unless you share them. After a link from a mail of ours your e-mail address waits in the tab until the sign-in page has filled it in; so does, on the way to your account, that you were going there, and while you sign out the language of the page.',
      ],
    },
    {
      heading: 'Signing in by phone',
      blocks: [
        `When you ask for an OTP, your number is sent to Google, which sends the SMS and stores the number to prevent abuse. SMS rates may apply. You can sign in with ${joinWords(['e-mail', ...popupProviderNames], 'or')} instead.`,
      ],
    },
    {
      heading: 'The form on a partner’s page',
      blocks: [
        'Some partners show our form on their own pages. We do not hand them your data. Their page does surround the form, though, and a page can observe what happens on it: use the form on pages you trust, or come to our own sign-in page.',
        'A page outside our domain cannot set the cookies. From there the form takes you through our own site: it puts your session, encrypted, into one record (session_handoffs) and gives the key to your browser alone. With that key our site can fetch the record once, within two minutes, and deletes it as it does. A record that nobody fetches no longer works after that, and is deleted within a day or so. Unless we know the page well, our site asks “Continue as ...?” first.',
        {
          table: {
            caption: 'Your session on its way (record session_handoffs)',
            columns: ['Item', 'Why'],
            rows: createStoredDataRows('session_handoffs', {
              session: ['The session, encrypted', 'To reach our own site'],
              userId: ['User id', 'To know whose it is'],
              times: ['Times of making and of its end', 'So that it is not used late, and does not stay'],
            }),
          },
        },
      ],
    },
    {
      heading: 'Who receives data',
      blocks: [
        `${Object.values(recipients).join(' ')} The app that you are sent to after signing in reads the three cookies.`,
      ],
    },
    {
      heading: 'Consent, and taking it back',
      blocks: [
        'We store these items because you agree when you create an account. A later edition of this notice changes nothing that you agreed to: signing in then only records that you were told. You may withdraw your consent at any time: write to customer care, and give the e-mail or phone number of your account.',
        'Or ask in your account, on our site, for it to be closed. We do so no sooner than 72 hours after you ask, so that nobody else can have it closed with a stolen sign-in; until we begin you can take the request back there.',
        {
          closed: {
            atOnce: 'Closing blocks the account and ends its sessions. Then we erase it.',
            later:
              'Closing blocks the account and ends its sessions. We keep it, blocked, for {days} days, and then erase it.',
          },
        },
        { facts: ['withdrawalContact', 'supportEmail', 'consentWithdrawal'] },
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        {
          list: [
            'See what we hold about you, and have it corrected',
            'Have it erased',
            'Name a person who may use these rights for you',
            'Complain to the grievance officer, and then to the Data Protection Board of India',
          ],
        },
        `Much of it you do yourself on the page “Your account” (/account): see what is stored, correct your ${joinWords(Object.values(correctableFieldNames), 'and')}, take a copy, ask for the account to be closed, and take that back.`,
        'For the rest, write to customer care and give the e-mail or phone number of your account. Before we hand out or erase anything, we make sure by that e-mail or phone that it is you.',
        'To see it: we send you a file with all that our tables list as kept in Firestore and Firebase Authentication. Of a session on its way the encrypted part is left out. Your password and internet addresses Google gives to nobody, us included.',
        'To have it erased: we erase your sign-in at Firebase Authentication, your records, and sessions on their way; look again whether they are gone; and confirm it with your user id and the time. What lies in your browsers we cannot reach: sign out there first, or clear our site’s data. An hour after the erasure it no longer works. What you have entered in the app is not among these records: say so if that is to go, too.',
      ],
    },
    {
      heading: 'Age, safety, advertising',
      blocks: [
        {
          list: [
            'The service is for persons of 18 years or older, for business use.',
            'Connections are encrypted. Other visitors cannot read your records. If personal data is exposed, the law asks for you and the Board to be told.',
            'Creating an account asks for no consent to advertising. The sign-in form and this site use no analytics.',
          ],
        },
      ],
    },
    {
      heading: 'Changes',
      blocks: [
        { edition: 'Version {version}, {date}. It exists in {languages}.', of: '/privacy' },
        { facts: ['legalReview'] },
      ],
    },
  ],
};
