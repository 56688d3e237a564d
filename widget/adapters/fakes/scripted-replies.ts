import { CardError } from '../../../account/errors.ts';

/** The messages of Firebase 12.19 by error code. The message for any other code is `Firebase: Error (<code>).` */
const sentences: Readonly<Record<string, string>> = {
  'auth/weak-password': 'Firebase: Password should be at least 6 characters (auth/weak-password).',
  'auth/too-many-requests':
    'Firebase: Access to this account has been temporarily disabled due to many failed login attempts. (auth/too-many-requests).',
  'auth/invalid-phone-number': 'Firebase: Invalid format. (auth/invalid-phone-number).',
};

/**
 * Returns Firebase's message for a code. Returns null for codes of the card and the store, which Firebase never uses.
 */
export function findFirebaseMessage(code: string): string | null {
  if (!code.startsWith('auth/')) return null;
  return sentences[code] ?? `Firebase: Error (${code}).`;
}

/** A call that waits until the test continues it. */
export type PendingCall = {
  /** Continues the pending call, which then does its usual work. */
  release(): void;
  fail(code: string): void;
};

/** The replies that a test or the playground sets for a fake. A reply makes the next call of a method fail or wait. */
export type ScriptedReplies<Method extends string> = {
  /** Makes the next call fail with this code. By default `providerMessage` is the message of Firebase. */
  failNext(method: Method, code: string, options?: { readonly providerMessage?: string | null }): void;
  /**
   * Makes the next call fail with an error that is not a `CardError`. An adapter should never pass on such an error.
   */
  breakNext(method: Method, cause: unknown): void;
  /** Makes every call fail with this code. */
  failAlways(method: Method, code: string): void;
  /** Lets the next call do its work, but loses its reply. The caller receives this error code instead. */
  loseReply(method: Method, code: string): void;
  /** Makes the next call wait. */
  hold(method: Method): PendingCall;
};

export type FakeCallRunner<Method extends string> = {
  readonly script: ScriptedReplies<Method>;
  /** Runs a call to a fake, or gives the reply that was set for it. */
  run<T>(method: Method, work: () => T): Promise<T>;
};

export function createScriptedReplies<Method extends string>(): FakeCallRunner<Method> {
  const scheduled = new Map<Method, (() => Promise<void>)[]>();
  const always = new Map<Method, string>();
  const lost = new Map<Method, string>();
  const schedule = (method: Method, step: () => Promise<void>): void => {
    scheduled.set(method, [...(scheduled.get(method) ?? []), step]);
  };
  const error = (code: string, message: string | null = findFirebaseMessage(code)): CardError =>
    new CardError(code, { providerMessage: message });

  return {
    script: {
      failNext: (method, code, options) =>
        schedule(method, () => Promise.reject(error(code, options?.providerMessage))),
      breakNext: (method, cause) => schedule(method, () => Promise.reject(cause)),
      failAlways: (method, code) => void always.set(method, code),
      loseReply: (method, code) => void lost.set(method, code),
      hold(method) {
        let release = (): void => undefined;
        let fail = (_code: string): void => undefined;
        const gate = new Promise<void>((resolve, reject) => {
          release = resolve;
          fail = (code) => reject(error(code));
        });
        // Avoids an unhandled rejection if the test never calls the method.
        gate.catch(() => undefined);
        schedule(method, () => gate);
        return { release, fail: (code) => fail(code) };
      },
    },
    async run(method, work) {
      const [step, ...rest] = scheduled.get(method) ?? [];
      scheduled.set(method, rest);
      await step?.();
      const code = always.get(method);
      if (code !== undefined) throw error(code);
      const result = work();
      const lostAs = lost.get(method);
      lost.delete(method);
      if (lostAs !== undefined) throw error(lostAs);
      return result;
    },
  };
}
