declare global {
  /** Chromium's alone: https://www.w3.org/TR/credential-management-1/#passwordcredential */
  class PasswordCredential extends Credential {
    constructor(pair: { readonly id: string; readonly password: string });
    readonly password: string;
  }
  interface CredentialRequestOptions {
    password?: boolean;
    /** Offers at once what is saved, and rejects where nothing is. */
    uiMode?: 'immediate';
  }
}

/**
 * Whether this browser offers saved passwords at a press (Chrome 149 and later). In a frame it is not asked: nobody
 * sees whose page that is.
 */
export async function canAskForPasswords(): Promise<boolean> {
  const known = await window.PublicKeyCredential?.getClientCapabilities?.().catch(() => undefined);
  return top === self && known?.immediateGet === true;
}
