/** The host of Firestore's REST interface. */
export const firestoreOrigin = 'https://firestore.googleapis.com';

/** Returns the prefix of every document name in a project's database. */
export const documentsRoot = (projectId: string): string => `projects/${projectId}/databases/(default)/documents`;

/** Returns the URL of the documents below a root. `origin` is the origin of Google's server, or of an emulator. */
export const documentsUrl = (origin: string, root: string): string => `${origin}/v1/${root}`;
