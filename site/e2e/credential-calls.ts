import type { BrowserContext } from '@playwright/test';

type Pair = { readonly id: string; readonly password: string };

/**
 * Every call of the browser's password store from now on, on any page and frame, and where it was made. `saved` stands
 * in for what a visitor chooses; without it the browser answers itself.
 */
export async function credentialCalls(context: BrowserContext, saved: Pair | null = null): Promise<readonly string[]> {
  const calls: string[] = [];
  await context.exposeFunction('noteCall', (...words: string[]) => calls.push(words.join(' ')));
  await context.addInitScript((pair) => {
    const store = navigator.credentials;
    const get = store?.get.bind(store);
    const note = (...words: string[]) =>
      (window as unknown as { noteCall(...words: string[]): Promise<void> }).noteCall(location.pathname, ...words);
    Object.assign(store ?? {}, {
      get(asked: object) {
        if (!('otp' in asked)) note('get', JSON.stringify(asked));
        return pair ? Promise.resolve(new PasswordCredential(pair)) : get(asked);
      },
      store: ({ id, password }: PasswordCredential) => note('store', id, password),
      preventSilentAccess: () => note('preventSilentAccess'),
    });
  }, saved);
  return calls;
}
