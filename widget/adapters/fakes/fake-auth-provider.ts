import type { SignedInUser } from '../../../account/account-records.ts';
import { CardError, OtherMethodError } from '../../../account/errors.ts';
import type { Language } from '../../../account/languages.ts';
import { popupProviders } from '../../../account/popup-providers.ts';
import type { SignInMethod } from '../../core/card-events.ts';
import type { AuthProvider } from '../../core/ports.ts';
import { createScriptedReplies, providerMessage, type ScriptedReplies } from './scripted-replies.ts';

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

/** Methods whose replies can be scripted. */
export type AuthMethod = Exclude<keyof AuthProvider, 'setLanguage' | 'isPopupReady'>;
/** A call with its arguments: `{ method: 'sendOtp', args: ['+919876543210'] }`. */
export type AuthCall = { readonly method: keyof AuthProvider; readonly args: readonly unknown[] };

export type FakeAuthProvider = AuthProvider & {
  readonly script: ScriptedReplies<AuthMethod>;
  readonly calls: readonly AuthCall[];
  readonly accounts: readonly FakeAccount[];
  addAccount(account: Partial<FakeAccount>): FakeAccount;
  callsOf(method: keyof AuthProvider): readonly AuthCall[];
  /** Addresses of sent reset mails. */
  readonly resetMails: readonly string[];
  readonly language: Language | null;
  /** The user who is signed in now. */
  readonly currentUid: string | null;
};

export type FakeAuthOptions = {
  /** The code in every SMS. */
  readonly otp?: string;
  /** The address that the visitor picks in the window. */
  readonly popupEmail?: string;
  /** The window proves no address: a password account requires a sign-in first. */
  readonly popupUnproved?: boolean;
  /** False: the window's code is still loading. */
  readonly popupReady?: boolean;
  readonly idToken?: (uid: string) => string;
  readonly record?: (entry: string) => void;
};

const fail = (code: string): never => {
  throw new CardError(code, { providerMessage: providerMessage(code) });
};

/** Creates the `AuthProvider` port with accounts in memory, which refuses as Firebase does. */
export function createFakeAuthProvider(options: FakeAuthOptions = {}): FakeAuthProvider {
  const { otp = '123456', popupEmail = 'asha@gmail.example', record } = options;
  const idToken = options.idToken ?? ((uid: string) => `token-of-${uid}`);
  const { script, run } = createScriptedReplies<AuthMethod>();
  const calls: AuthCall[] = [];
  const accounts: FakeAccount[] = [];
  const resetMails: string[] = [];
  const sentTo = new Map<string, string>();
  let language: Language | null = null;
  let popupReady = options.popupReady ?? true;
  let currentUid: string | null = null;

  const log = (method: keyof AuthProvider, ...args: unknown[]): void => {
    calls.push({ method, args });
    record?.(`auth.${method}`);
  };
  const addAccount = (account: Partial<FakeAccount>): FakeAccount => {
    const added: FakeAccount = {
      uid: `Uid${String(accounts.length + 1).padStart(3, '0')}xyzXYZ`,
      providerId: 'password',
      email: null,
      password: null,
      displayName: null,
      phone: null,
      emailVerified: false,
      disabled: false,
      ...account,
    };
    accounts.push(added);
    return added;
  };
  const find = (wanted: Partial<FakeAccount>): FakeAccount | undefined =>
    accounts.find((account) =>
      Object.entries(wanted).every(([key, value]) => account[key as keyof FakeAccount] === value),
    );
  const enter = (account: FakeAccount, isNewUser: boolean): SignedInUser => {
    if (account.disabled) fail('auth/user-disabled');
    currentUid = account.uid;
    const { uid, email, displayName, phone, providerId, emailVerified } = account;
    return { uid, email, displayName, phone, providerId, emailVerified, isNewUser, idToken: idToken(uid) };
  };
  const enterOrAdd = (wanted: Partial<FakeAccount>, more: Partial<FakeAccount> = {}): SignedInUser => {
    const known = find(wanted);
    return known ? enter(known, false) : enter(addAccount({ ...wanted, ...more }), true);
  };

  return {
    script,
    calls,
    accounts,
    resetMails,
    addAccount,
    callsOf: (method) => calls.filter((call) => call.method === method),
    get language() {
      return language;
    },
    get currentUid() {
      return currentUid;
    },
    signUp({ name, email, password }) {
      log('signUp', { name, email, password });
      return run('signUp', () => {
        if (find({ email })) fail('auth/email-already-in-use');
        if (password.length < 6) fail('auth/weak-password');
        return enter(addAccount({ email, password, displayName: name || null }), true);
      });
    },
    resumeSignUp({ name, email, password }) {
      log('resumeSignUp', { name, email, password });
      return run('resumeSignUp', () => {
        const account = find({ email, password }) ?? fail('auth/invalid-credential');
        const named = { ...account, displayName: account.displayName ?? name };
        accounts[accounts.indexOf(account)] = named;
        return { ...enter(named, true), mayHaveRecords: true };
      });
    },
    signIn({ email, password, linksPopup }) {
      log('signIn', { email, password, linksPopup });
      return run('signIn', () => enter(find({ email, password }) ?? fail('auth/invalid-credential'), false));
    },
    preparePopup() {
      log('preparePopup');
      return run('preparePopup', () => {
        popupReady = true;
      });
    },
    isPopupReady: () => popupReady,
    signInWithPopup(provider) {
      log('signInWithPopup', provider);
      return run('signInWithPopup', () => {
        if (options.popupUnproved && find({ email: popupEmail, providerId: 'password' })) {
          const code = 'auth/account-exists-with-different-credential';
          throw new OtherMethodError(popupEmail, { providerMessage: providerMessage(code) });
        }
        const more = { displayName: 'Asha Rao', emailVerified: true };
        return enterOrAdd({ email: popupEmail, providerId: popupProviders[provider].id }, more);
      });
    },
    sendOtp(e164) {
      log('sendOtp', e164);
      return run('sendOtp', () => {
        const confirmationId = `confirmation-${sentTo.size + 1}`;
        sentTo.set(confirmationId, e164);
        return confirmationId;
      });
    },
    confirmOtp(confirmationId, code) {
      log('confirmOtp', confirmationId, code);
      return run('confirmOtp', () => {
        const phone = sentTo.get(confirmationId) ?? fail('auth/invalid-verification-id');
        if (code !== otp) fail('auth/invalid-verification-code');
        return enterOrAdd({ phone, providerId: 'phone' });
      });
    },
    sendPasswordReset(email) {
      log('sendPasswordReset', email);
      return run('sendPasswordReset', () => {
        if (!find({ email })) fail('auth/user-not-found');
        resetMails.push(email);
      });
    },
    setLanguage(next) {
      log('setLanguage', next);
      language = next;
    },
    refresh(user) {
      log('refresh');
      return run('refresh', () => user);
    },
    signOut() {
      log('signOut');
      return run('signOut', () => {
        currentUid = null;
      });
    },
  };
}
