import { projectId } from '../../build/ports.ts';

type Origins = { readonly auth: string; readonly firestore: string };

/**
 * Has both emulators do once what every test asks of them: sign a visitor up and judge a write by the rules. The first
 * such write takes the Firestore emulator seconds, in which the first tests of a run would see an outage. Throws when
 * nothing answers.
 */
export async function warmUp({ auth, firestore }: Origins): Promise<void> {
  const post = async (address: string, body: object, token?: string): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const signUp = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const { localId, idToken } = await post(signUp, { email: 'warm-up@example.com', password: 'kalam-kagaz-42' });
  const documents = `projects/${projectId}/databases/(default)/documents`;
  for (const collection of ['user_profiles', 'provision_requests']) {
    const update = { name: `${documents}/${collection}/${localId}`, fields: { uid: { stringValue: `${localId}` } } };
    // Refused, since the record is not whole: the rules are read to their end all the same.
    await post(`${firestore}/v1/${documents}:commit`, { writes: [{ update }] }, `${idToken}`);
  }
}
