export type TokenClaims = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly phone_number?: string;
};
export type TokenFault =
  | 'token-malformed'
  | 'token-algorithm'
  | 'token-signature'
  | 'token-audience'
  | 'token-issuer'
  | 'token-expired'
  | 'token-subject';
export type TokenVerdict = { readonly claims: TokenClaims } | { readonly fault: TokenFault };

/**
 * Checks an ID token of the Auth emulator: algorithm `none`, empty signature, audience, issuer, expiry, subject.
 * Never to be used for real tokens: these carry a signature, which only Google's keys can prove. `now` in ms since 1970.
 */
export function verifyEmulatorToken(token: string, projectId: string, now: number = Date.now()): TokenVerdict {
  if (!projectId.startsWith('demo-'))
    throw new Error(`Unsigned tokens are for demo- projects only, not for ${projectId}.`);
  const parts = token.split('.');
  const header = decodePart(parts[0]);
  const claims = decodePart(parts[1]);
  if (parts.length !== 3 || !header || !claims) return { fault: 'token-malformed' };
  if (header.alg !== 'none') return { fault: 'token-algorithm' };
  if (parts[2] !== '') return { fault: 'token-signature' };
  if (claims.aud !== projectId) return { fault: 'token-audience' };
  if (claims.iss !== `https://securetoken.google.com/${projectId}`) return { fault: 'token-issuer' };
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= now) return { fault: 'token-expired' };
  if (typeof claims.sub !== 'string' || claims.sub === '') return { fault: 'token-subject' };
  return { claims: claims as TokenClaims };
}

function decodePart(part = ''): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // not JSON: the caller says "malformed"
  }
}
