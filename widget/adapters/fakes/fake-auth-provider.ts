import type { SignedInUser } from '../../../account/account-records.ts';
import { CardError, OtherSignInMethodError } from '../../../account/errors.ts';
import type { Language } from '../../../account/languages.ts';
import { popupProviders } from '../../../account/popup-providers.ts';
import type { SignInMethod } from '../../core/card-events.ts';
import type { AuthProvider } from '../../core/ports.ts';
import { createScriptedReplies, findFirebaseMessage, type ScriptedReplies } from './scripted-replies.ts';

export type FakeAccount = {
  readonly uid: string;
  readonly providerId: SignInMethod;
  readonly email: string | null;
  readonly password: string | null;
  readonly displayName: string | null;
  readonly phone: string | null;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
};

/** The methods whose replies a test can set. */
export type AuthProviderMethod = Exclude<keyof AuthProvider, 'setLanguage' | 'isPopupReady'>;
/** A call to the provider with its arguments, such as `{ method: 'sendOtp', args: ['+919876543210'] }`. */
export type AuthProviderCall = { readonly method: keyof AuthProvider; readonly args: readonly unknown[] };

export type FakeAuthProvider = AuthProvider & {
  readonly script: ScriptedReplies<AuthProviderMethod>;
  readonly calls: readonly AuthProviderCall[];
  readonly accounts: readonly FakeAccount[];
  addAccount(account: Partial<FakeAccount>): FakeAccount;
  callsOf(method: keyof AuthProvider): readonly AuthProviderCall[];
  /** The addresses to which a reset mail was sent. */
  readonly resetMails: readonly string[];
  readonly language: Language | null;
  /** The user who is signed in now. */
  readonly currentUid: string | null;
};

export type FakeAuthProviderOptions = {
  /** The code that every SMS contains. */
  readonly otp?: string;
  /** The address that the visitor picks in the provider's window. */
  readonly popupEmail?: string;
  /**
   * True if the provider does not verify e-mail addresses. A visitor whose address already has a password account has
   * to sign in to that account first.
   */
  readonly popupUnproved?: boolean;
  /** False while the code of the provider's window is still loading. */
  readonly popupReady?: boolean;
  readonly idToken?: (uid: string) => string;
  readonly record?: (entry: string) => void;
};

const fail = (code: string): never => {
  throw new CardError(code, { providerMessage: findFirebaseMessage(code) });
};

/** The provider's accounts, and the user who is signed in now. */
type FakeAccounts = {
  readonly all: FakeAccount[];
  readonly idToken: (uid: string) => string;
  currentUid: string | null;
};

function addAccount({ all }: FakeAccounts, account: Partial<FakeAccount>): FakeAccount {
  const added: FakeAccount = {
    uid: `Uid${String(all.length + 1).padStart(3, '0')}xyzXYZ`,
    providerId: 'password',
    email: null,
    password: null,
    displayName: null,
    phone: null,
    emailVerified: false,
    disabled: false,
    ...account,
  };
  all.push(added);
  return added;
}

function findAccount({ all }: FakeAccounts, wanted: Partial<FakeAccount>): FakeAccount | undefined {
  const names = Object.keys(wanted) as (keyof FakeAccount)[];
  return all.find((account) => names.every((name) => account[name] === wanted[name]));
}

function signInTo(accounts: FakeAccounts, account: FakeAccount, isNewUser: boolean): SignedInUser {
  if (account.disabled) fail('auth/user-disabled');
  accounts.currentUid = account.uid;
  const { uid, email, displayName, phone, providerId, emailVerified } = account;
  const idToken = accounts.idToken(uid);
  return { uid, email, displayName, phone, providerId, emailVerified, isNewUser, idToken };
}

/** Signs in as a provider's window or an OTP does. If there is no account, creates one. */
function signInOrUp(
  accounts: FakeAccounts,
  wanted: Partial<FakeAccount>,
  more: Partial<FakeAccount> = {},
): SignedInUser {
  const known = findAccount(accounts, wanted);
  if (known) return signInTo(accounts, known, false);
  return signInTo(accounts, addAccount(accounts, { ...wanted, ...more }), true);
}

/** Creates a fake `AuthProvider` port with accounts in memory. It refuses calls for the same reasons as Firebase. */
export function createFakeAuthProvider(options: FakeAuthProviderOptions = {}): FakeAuthProvider {
  const { otp = '123456', popupEmail = 'asha@gmail.example', record } = options;
  const { script, run } = createScriptedReplies<AuthProviderMethod>();
  const accounts: FakeAccounts = {
    all: [],
    idToken: options.idToken ?? ((uid) => `token-of-${uid}`),
    currentUid: null,
  };
  const calls: AuthProviderCall[] = [];
  const resetMails: string[] = [];
  const sentTo = new Map<string, string>();
  let language: Language | null = null;
  let popupReady = options.popupReady ?? true;
  const log = (method: keyof AuthProvider, ...args: unknown[]): void => {
    calls.push({ method, args });
    record?.(`auth.${method}`);
  };
  /** Records a call. Returns the reply that the test has set, or else runs the call. */
  const reply = <T>(method: AuthProviderMethod, args: readonly unknown[], work: () => T): Promise<T> => {
    log(method, ...args);
    return run(method, work);
  };

  return {
    script,
    calls,
    accounts: accounts.all,
    resetMails,
    addAccount: (account) => addAccount(accounts, account),
    callsOf: (method) => calls.filter((call) => call.method === method),
    get language() {
      return language;
    },
    get currentUid() {
      return accounts.currentUid;
    },
    signUp: ({ name, email, password }) =>
      reply('signUp', [{ name, email, password }], () => {
        if (findAccount(accounts, { email })) fail('auth/email-already-in-use');
        if (password.length < 6) fail('auth/weak-password');
        return signInTo(accounts, addAccount(accounts, { email, password, displayName: name || null }), true);
      }),
    resumeSignUp: ({ name, email, password }) =>
      reply('resumeSignUp', [{ name, email, password }], () => {
        const account = findAccount(accounts, { email, password }) ?? fail('auth/invalid-credential');
        const named = { ...account, displayName: account.displayName ?? name };
        accounts.all[accounts.all.indexOf(account)] = named;
        return { ...signInTo(accounts, named, true), mayHaveRecords: true };
      }),
    signIn: ({ email, password, linksPopup }) =>
      reply('signIn', [{ email, password, linksPopup }], () => {
        const account = findAccount(accounts, { email, password }) ?? fail('auth/invalid-credential');
        return signInTo(accounts, account, false);
      }),
    preparePopup: () =>
      reply('preparePopup', [], () => {
        popupReady = true;
      }),
    isPopupReady: () => popupReady,
    signInWithPopup: (provider) =>
      reply('signInWithPopup', [provider], () => {
        if (options.popupUnproved && findAccount(accounts, { email: popupEmail, providerId: 'password' })) {
          const code = 'auth/account-exists-with-different-credential';
          throw new OtherSignInMethodError(popupEmail, { providerMessage: findFirebaseMessage(code) });
        }
        const wanted = { email: popupEmail, providerId: popupProviders[provider].id };
        return signInOrUp(accounts, wanted, { displayName: 'Asha Rao', emailVerified: true });
      }),
    sendOtp: (e164) =>
      reply('sendOtp', [e164], () => {
        const confirmationId = `confirmation-${sentTo.size + 1}`;
        sentTo.set(confirmationId, e164);
        return confirmationId;
      }),
    confirmOtp: (confirmationId, code) =>
      reply('confirmOtp', [confirmationId, code], () => {
        const phone = sentTo.get(confirmationId) ?? fail('auth/invalid-verification-id');
        if (code !== otp) fail('auth/invalid-verification-code');
        return signInOrUp(accounts, { phone, providerId: 'phone' });
      }),
    sendPasswordReset: (email) =>
      reply('sendPasswordReset', [email], () => {
        if (!findAccount(accounts, { email })) fail('auth/user-not-found');
        resetMails.push(email);
      }),
    setLanguage(next) {
      log('setLanguage', next);
      language = next;
    },
    refresh: (user) => reply('refresh', [], () => user),
    signOut: () =>
      reply('signOut', [], () => {
        accounts.currentUid = null;
      }),
  };
}
