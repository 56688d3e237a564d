import { consentName } from '../../../account/consent.ts';
import { documentsRoot } from '../../../account/firestore-address.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { projectId } from '../../base/ports.ts';
import { decodeFields, encodeFields, type FirestoreFields, type PlainFields } from '../../services/firestore-values.ts';

/**
 * Returns a client of Firestore with the owner's rights, to which the access rules do not apply. `origin`:
 * http://host:port.
 */
export function createFirestoreAdminClient(origin: string) {
  const rootOf = (project: string): string => documentsRoot(project);
  const readDocument = async (path: string, project = projectId): Promise<PlainFields | null> => {
    const found = await requestJson<{ fields?: FirestoreFields }>('GET', `${origin}/v1/${rootOf(project)}/${path}`);
    return found && decodeFields(found.fields);
  };
  return {
    /** Resolves to the fields of a document such as `user_profiles/{uid}`, or to null. Timestamps are Date objects. */
    readDocument,
    /** Resolves to a user's recorded consent to the privacy notice and the terms that this build displays. */
    readConsent: (uid: string) => readDocument(`user_profiles/${uid}/consents/${consentName(shownEditions[0])}`),
    /** Replaces a whole document. */
    async writeDocument(path: string, fields: PlainFields, project = projectId): Promise<void> {
      const update = { name: `${rootOf(project)}/${path}`, fields: encodeFields(fields) };
      await requestJson('POST', `${origin}/v1/${rootOf(project)}:commit`, { writes: [{ update }] });
    },
    /** Deletes a document if it exists. */
    async deleteDocument(path: string, project = projectId): Promise<void> {
      await requestJson('POST', `${origin}/v1/${rootOf(project)}:commit`, {
        writes: [{ delete: `${rootOf(project)}/${path}` }],
      });
    },
    /**
     * Deletes every document of a project. Pass the test's own project, because all tests share the default project.
     */
    async clearDocuments(project: string): Promise<void> {
      await requestJson('DELETE', `${origin}/emulator/v1/${rootOf(project)}`);
    },
    /**
     * Replaces the access rules of a test's own project (`demo-...`) to simulate an outage. Needs the official
     * emulator.
     */
    async replaceRules(project: string, rules: string): Promise<void> {
      if (project === projectId)
        throw new Error(`The rules of ${projectId} are shared by all tests: use a project of your own.`);
      const file = { name: 'firestore.rules', content: rules };
      await requestJson('PUT', `${origin}/emulator/v1/projects/${project}:securityRules`, { rules: { files: [file] } });
    },
  };
}

/** Sends a request with the owner's rights. Resolves to the JSON, or null for 404. Throws on any other error status. */
export async function requestJson<Answer>(method: string, address: string, body?: unknown): Promise<Answer | null> {
  const response = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 404) return null;
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : {}) as Answer;
}
