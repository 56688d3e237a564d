import type { FirestoreFields, FirestoreValue } from '../firestore-values.ts';
import { readField, writeField } from './document-fields.ts';
import { FirestoreFault } from './firestore-fault.ts';

export type StoredDocument = { name: string; fields: FirestoreFields; createTime: string; updateTime: string };
type Precondition = { exists?: boolean; updateTime?: string };
/** Google's own SDK sends the enums of the protocol as their numbers. */
type FieldTransform = { fieldPath: string; setToServerValue?: 'REQUEST_TIME' | 1 };
export type Write = {
  update?: { name: string; fields?: FirestoreFields };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  transform?: { document: string; fieldTransforms: FieldTransform[] };
  delete?: string;
  currentDocument?: Precondition;
};
export type CommitResult = {
  writeResults: { updateTime?: string; transformResults?: FirestoreValue[] }[];
  commitTime: string;
};

/** Documents of every project, in memory, by their full resource name. */
export class DocumentStore {
  private documents = new Map<string, StoredDocument>();

  get(name: string): StoredDocument | undefined {
    return this.documents.get(name);
  }

  /** The documents directly in the collection of this resource name, by name. */
  list(collection: string): StoredDocument[] {
    const inside = [...this.documents.values()].filter(
      ({ name }) => name.startsWith(`${collection}/`) && !name.slice(collection.length + 1).includes('/'),
    );
    return inside.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  clear(prefix: string): void {
    for (const name of this.documents.keys()) if (name.startsWith(prefix)) this.documents.delete(name);
  }

  /** All writes or none; throws a FirestoreFault when one is refused. */
  commit(writes: readonly Write[]): CommitResult {
    const draft = new Map(this.documents);
    const commitTime = new Date().toISOString();
    const writeResults = writes.map((write) => apply(draft, write, commitTime));
    this.documents = draft;
    return { writeResults, commitTime };
  }
}

function apply(draft: Map<string, StoredDocument>, write: Write, now: string): CommitResult['writeResults'][number] {
  const name = write.update?.name ?? write.transform?.document ?? write.delete;
  if (!name) throw new FirestoreFault('UNIMPLEMENTED', 'The fake knows the writes update, transform and delete.');
  const before = draft.get(name);
  checkPrecondition(name, before, write.currentDocument);
  if (write.delete) {
    draft.delete(name);
    return {};
  }
  const fields = nextFields(before, write);
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  const transformResults = transforms.map(({ fieldPath, setToServerValue }) => {
    if (setToServerValue !== 'REQUEST_TIME' && setToServerValue !== 1)
      throw new FirestoreFault('UNIMPLEMENTED', 'The fake knows only server timestamps.');
    const value = { timestampValue: now };
    writeField(fields, fieldPath, value);
    return value;
  });
  draft.set(name, { name, fields, createTime: before?.createTime ?? now, updateTime: now });
  return { updateTime: now, ...(transformResults.length > 0 && { transformResults }) };
}

function nextFields(before: StoredDocument | undefined, { update, updateMask }: Write): FirestoreFields {
  if (update && !updateMask) return structuredClone(update.fields ?? {});
  const fields = structuredClone(before?.fields ?? {});
  for (const path of updateMask?.fieldPaths ?? []) writeField(fields, path, readField(update?.fields, path));
  return fields;
}

function checkPrecondition(
  name: string,
  before: StoredDocument | undefined,
  { exists, updateTime }: Precondition = {},
): void {
  if (exists === true && !before) throw new FirestoreFault('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && before) throw new FirestoreFault('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (updateTime !== undefined && before?.updateTime !== updateTime) {
    throw new FirestoreFault(
      'FAILED_PRECONDITION',
      `The stored version of ${name} does not match the required base version.`,
    );
  }
}
