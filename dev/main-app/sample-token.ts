/** An ID token as the Auth emulator makes them, for unit tests: valid for an hour from now unless changed. */
export function sampleToken(
  changes: Record<string, unknown> = {},
  header: Record<string, unknown> = { alg: 'none', typ: 'JWT' },
): string {
  const claims = {
    aud: 'demo-acct',
    iss: 'https://securetoken.google.com/demo-acct',
    exp: Math.floor(Date.now() / 1000) + 3600,
    sub: 'uid-of-asha',
    email: 'asha@example.com',
    ...changes,
  };
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(claims)}.`;
}
