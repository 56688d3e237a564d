/**
 * Whether Firestore takes a text as the name of a document:
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export const isDocumentName = (text: string): boolean =>
  text !== '' && Buffer.byteLength(text) <= 1500 && !/^\.{1,2}$|^__.*__$|\//.test(text);
