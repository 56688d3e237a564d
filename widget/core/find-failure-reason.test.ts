import { describe, expect, test } from 'vitest';
import { CardError } from '../../account/errors.ts';
import { type FailureSentenceId, findFailureReason } from './find-failure-reason.ts';
import { mayHaveFailureReason } from './flows/run-request.ts';

/**
 * Creates the error that Firebase 12.19 throws for a server's reply, which is "CODE : words" or only words
 * (@firebase/auth, _performFetchWithErrorHandling).
 */
function ofServer(message: string, code?: string): CardError {
  const [name = '', words] = message.split(' : ');
  const made = code ?? `auth/${name.toLowerCase().replace(/[_\s]+/g, '-')}`;
  return new CardError(made, { providerMessage: `Firebase: ${words ? `${words} (${made})` : `Error (${made})`}.` });
}
/** Creates an error with a cause, like the errors of Google's script. */
const behind = (code: string, message: string): CardError => new CardError(code, { cause: new Error(message) });
const ofStore = (code: string, message: string): CardError => new CardError(code, { providerMessage: message });

const denied = (message: string): string =>
  JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } });

/**
 * Lists documented replies, each with its source (an address, or an issue on GitHub). `words` is the text of the reply.
 * `code` is the error code, unless the text contains it.
 */
const documented: readonly (readonly [reason: string, source: string, words: string, code?: string])[] = [
  [
    'sms/region-not-allowed',
    'invertase/react-native-firebase#8473',
    'OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled by the app developer.',
  ],
  ['sms/refused', 'firebase/flutterfire#12637', 'Error code: 39'],
  [
    'auth/quota-exceeded',
    'firebase/flutterfire#8074',
    'QUOTA_EXCEEDED : Exceeded quota for sending verification codes.',
  ],
  ['auth/billing-not-enabled', 'firebase/flutterfire#13272', 'BILLING_NOT_ENABLED'],
  ['auth/invalid-app-credential', 'firebase/firebase-js-sdk#8387', 'INVALID_APP_CREDENTIAL'],
  ['human-check/wrong-domain', 'firebase/firebase-js-sdk#10309', 'CAPTCHA_CHECK_FAILED : Hostname match not found'],
  [
    'human-check/wrong-key',
    'abinnovision/vue-recaptcha-v3#8',
    'Invalid site key or not loaded in api.js: 6Lc',
    'human-check/blocked',
  ],
  ['project/wrong-key', 'YogeshPrasanna/expense-manager-react#25', 'API key not valid. Please pass a valid API key.'],
  ['project/wrong-key', 'vueschool/vue-masterclass#10', 'API key expired. Please renew the API key.'],
  ['project/key-restricted', 'djerik/dagen-ha#14', 'Requests from referer <empty> are blocked.'],
  [
    'project/key-restricted',
    'firebase/firebase-js-sdk#5657',
    'Requests from referer https://shop.example/ are blocked.',
  ],
  [
    'project/api-not-enabled',
    'firebase/firebaseui-web#217',
    'Identity Toolkit API has not been used in project 600992827094 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/identitytoolkit.googleapis.com/overview?project=600992827094 then retry.',
  ],
  ['project/bot-check', 'firebase/firebase-js-sdk#9405', 'MISSING_RECAPTCHA_TOKEN'],
  ['project/auth-not-set-up', 'open-template-hub/mail-server-template#24', 'CONFIGURATION_NOT_FOUND'],
  [
    'auth/quota-exceeded',
    'firebase/FirebaseUI-Android#1665',
    'QUOTA_EXCEEDED : Exceeded quota for verifying passwords.',
  ],
  [
    'auth/operation-not-allowed',
    'https://docs.rs/firestore-db-and-auth/0.5.0/firestore_db_and_auth/users/fn.sign_up.html',
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'auth/admin-restricted-operation',
    'momander/wheel-spinner#54',
    'ADMIN_ONLY_OPERATION',
    'auth/admin-restricted-operation',
  ],
  ['auth/unauthorized-domain', 'firebase/firebase-js-sdk#6711', 'UNAUTHORIZED_DOMAIN'],
  [
    'store/permission-denied',
    'AsifArmanRahman/firebase-rest-api#32',
    denied('Missing or insufficient permissions.'),
    'store/permission-denied',
  ],
  [
    'store/database-missing',
    'SchneiderInfosystems/FB4D#112',
    '{"error":{"code":404,"message":"The project 196812833226 does not exist or it does not contain an active Cloud Datastore or Cloud Firestore database.","status":"NOT_FOUND"}}',
    'store/unavailable',
  ],
  [
    'store/api-disabled',
    'GoogleCloudPlatform/spring-cloud-gcp#2205',
    denied('Cloud Firestore API has not been used in project dummy before or it is disabled.'),
    'store/permission-denied',
  ],
];

/**
 * The sentence that the visitor reads for each reason. Null if a reason has no sentence of its own. The
 * provider's code then selects the sentence.
 */
const sentences: Readonly<Record<string, FailureSentenceId | null>> = {
  'sms/region-not-allowed': 'smsRegion',
  'sms/refused': 'quota',
  'human-check/wrong-domain': 'notAuthorised',
  'human-check/wrong-key': 'notAuthorised',
  'project/key-restricted': 'notAuthorised',
  'project/wrong-key': 'notAuthorised',
  'project/api-not-enabled': 'notAuthorised',
  'project/auth-not-set-up': 'notAuthorised',
  'project/app-check': 'notAuthorised',
  'project/bot-check': 'notAuthorised',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/admin-restricted-operation': 'notAllowed',
  'auth/billing-not-enabled': 'notAllowed',
  'auth/unauthorized-domain': 'notAuthorised',
};

function errorOf(words: string, code?: string): CardError {
  if (code?.startsWith('store/')) return ofStore(code, words);
  return code?.startsWith('human-check/') ? behind(code, words) : ofServer(words, code);
}

test.each(documented.map(([reason, source, ...reply]) => [reason, source, errorOf(...reply)] as const))(
  'the reason %s is found in the reply that is documented in %s',
  (reason, source, error) => {
    expect(source).toMatch(/^https:\/\/|#\d+$/);
    expect(findFailureReason(error)).toEqual({ code: reason, sentence: sentences[reason] ?? null });
    expect(mayHaveFailureReason(error.code) || error.code === 'store/unavailable').toBe(true);
  },
);

describe('an error without public documentation', () => {
  test.each([
    ['auth/captcha-check-failed', ofServer('CAPTCHA_CHECK_FAILED')],
    ['project/app-check', ofServer('Firebase App Check token is invalid.')],
    [
      'project/api-not-enabled',
      ofServer('Requests to this API identitytoolkit method google.cloud.identitytoolkit.v1.SignUp are blocked.'),
    ],
    ['store/database-missing', ofStore('store/unavailable', 'The database (default) does not exist for project acct')],
    ['google/window-cut-off', new CardError('auth/popup-closed-by-user')],
    ['google/window-blocked-in-frame', new CardError('auth/popup-blocked')],
    ['google/not-loaded', new CardError('google/not-loaded')],
    ['human-check/blocked', behind('human-check/blocked', 'The script was blocked')],
    ['human-check/no-answer', behind('human-check/blocked', 'Firebase: Error (auth/network-request-failed).')],
  ])('has the reason %s', (reason, error) => {
    expect(findFailureReason(error, 'google')).toEqual({ code: reason, sentence: sentences[reason] ?? null });
    // The reason for a failed window depends on the time for which the window was open, not only on the code.
    expect(mayHaveFailureReason(error.code)).toBe(!error.code.includes('popup'));
  });
});

describe('a failure that the visitor can fix, or that is temporary, has no reason', () => {
  const passing = `auth/wrong-password auth/user-not-found auth/invalid-credential auth/invalid-email
    auth/missing-password auth/email-already-in-use auth/weak-password auth/user-disabled auth/too-many-requests
    auth/network-request-failed auth/timeout auth/invalid-phone-number auth/invalid-verification-code
    auth/code-expired auth/cancelled-popup-request auth/account-exists-with-different-credential auth/internal-error`;
  test.each(passing.split(/\s+/))('with the code %s', (code) => {
    expect(findFailureReason(new CardError(code, { providerMessage: `Firebase: Error (${code}).` }))).toBeNull();
    expect(mayHaveFailureReason(code)).toBe(false);
  });

  test.each([
    'The store has not been used yet',
    'The document in the store does not exist',
    'See google/help or human-check/help',
  ])('even if its message has words like those of a reason: %s', (words) => {
    expect(findFailureReason(behind('auth/internal-error', words))).toBeNull();
  });

  test.each(['card/code-used', 'store/timeout', 'store/unavailable'])(
    'with the code %s of the card or the store',
    (code) => {
      expect(findFailureReason(new CardError(code))).toBeNull();
    },
  );
});
