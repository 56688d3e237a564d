/** A visitor's account at the Auth emulator. */
export type TestAccount = Awaited<ReturnType<ReturnType<typeof createTestAccountFactory>>>;

/**
 * Returns a function that creates a new account at the emulator. Each case needs its own account, because a revocation
 * is permanent.
 */
export function createTestAccountFactory(emulator: string, projectId: string) {
  const post = async (call: string, body: object): Promise<void> => {
    const address = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts${call}`;
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The Auth emulator answers ${answer.status}: ${await answer.text()}`);
  };
  return async (name: string) => {
    const uid = `${name}-${crypto.randomUUID().slice(0, 8)}`;
    const email = `${uid}@example.com`;
    await post('', { localId: uid, email, emailVerified: true });
    /** Returns a token for a sign-in that happened one minute ago. `changes` replaces some of its claims. */
    const token = (changes?: object): string => {
      const now = Math.floor(Date.now() / 1000);
      const from = { aud: projectId, iss: `https://securetoken.google.com/${projectId}`, sub: uid, user_id: uid };
      const when = { iat: now - 60, auth_time: now - 60, exp: now + 3540 };
      const how = { email, email_verified: true, firebase: { sign_in_provider: 'password', identities: {} } };
      // The token is unsigned, like the emulator's tokens.
      const parts = [
        { alg: 'none', typ: 'JWT' },
        { ...from, ...when, ...how, ...changes },
      ];
      return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
    };
    /** Changes the account. The field `validSince` revokes earlier sign-ins. */
    const update = (fields: object) => post(':update', { localId: uid, ...fields });
    return { uid, email, token, update };
  };
}
