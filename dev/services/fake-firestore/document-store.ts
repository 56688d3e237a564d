import type { FirestoreFields, FirestoreValue } from '../firestore-values.ts';

const httpStatus = {
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  FAILED_PRECONDITION: 400,
  UNIMPLEMENTED: 501,
} as const;

/** An error with Firestore's own code and message. `toJson` returns the body that its REST interface sends. */
export class FirestoreFault extends Error {
  override readonly name = 'FirestoreFault';
  readonly code: number;
  readonly status: keyof typeof httpStatus;

  constructor(status: keyof typeof httpStatus, message: string) {
    super(message);
    this.status = status;
    this.code = httpStatus[status];
  }

  toJson(): { error: { code: number; message: string; status: string } } {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

/** Splits a field path of the REST interface, in which dots join names and backticks enclose unusual names. */
function splitFieldPath(path: string): string[] {
  const names = path.match(/`(?:[^`\\]|\\.)*`|[^.`]+/g) ?? [];
  return names.map((name) => (name.startsWith('`') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name));
}

/** Returns the value at a field path, or undefined. */
export function readField(fields: FirestoreFields | undefined, path: string): FirestoreValue | undefined {
  const [first, ...rest] = splitFieldPath(path);
  let value = first === undefined ? undefined : fields?.[first];
  for (const name of rest) value = value && 'mapValue' in value ? value.mapValue.fields?.[name] : undefined;
  return value;
}

/**
 * Sets the value at a field path in `fields`, and creates missing maps on the path. The value undefined removes the
 * field.
 */
function writeField(fields: FirestoreFields, path: string, value: FirestoreValue | undefined): void {
  const names = splitFieldPath(path);
  const last = names.pop();
  if (last === undefined) throw new FirestoreFault('INVALID_ARGUMENT', `Invalid field path "${path}".`);
  let target = fields;
  for (const name of names) {
    const existing = target[name];
    const map = existing && 'mapValue' in existing ? existing : { mapValue: { fields: {} } };
    target[name] = map;
    map.mapValue.fields ??= {};
    target = map.mapValue.fields;
  }
  if (value === undefined) delete target[last];
  else target[last] = value;
}

export type StoredDocument = { name: string; fields: FirestoreFields; createTime: string; updateTime: string };
type Precondition = { exists?: boolean; updateTime?: string };
/** The type also allows numbers, since Google's own SDK sends the protocol's enums as numbers. */
type FieldTransform = { fieldPath: string; setToServerValue?: 'REQUEST_TIME' | 1 };
export type DocumentWrite = {
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

/** Stores the documents of every project in memory, by full resource name. */
export class DocumentStore {
  private documents = new Map<string, StoredDocument>();

  get(name: string): StoredDocument | undefined {
    return this.documents.get(name);
  }

  /** Returns the documents directly in the collection with this resource name, sorted by name. */
  list(collection: string): StoredDocument[] {
    const inside = [...this.documents.values()].filter(
      ({ name }) => name.startsWith(`${collection}/`) && !name.slice(collection.length + 1).includes('/'),
    );
    return inside.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  clear(prefix: string): void {
    for (const name of this.documents.keys()) if (name.startsWith(prefix)) this.documents.delete(name);
  }

  /** Commits all writes or none. Throws a FirestoreFault if one is refused. */
  commit(writes: readonly DocumentWrite[]): CommitResult {
    const draft = new Map(this.documents);
    const commitTime = new Date().toISOString();
    const writeResults = writes.map((write) => apply(draft, write, commitTime));
    this.documents = draft;
    return { writeResults, commitTime };
  }
}

function apply(
  draft: Map<string, StoredDocument>,
  write: DocumentWrite,
  now: string,
): CommitResult['writeResults'][number] {
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

function nextFields(before: StoredDocument | undefined, { update, updateMask }: DocumentWrite): FirestoreFields {
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

/**
 * Implements transactions. A commit aborts if a document that its transaction has read was changed after the read. The
 * real Firestore instead lets a second transaction on the same document wait.
 */
export class Transactions {
  private readonly open = new Map<string, Map<string, StoredDocument | undefined>>();
  private count = 0;

  /** Starts a transaction. Returns its id, which is bytes in base64 as in the REST interface. */
  begin(): string {
    this.count += 1;
    const id = Buffer.from(`transaction ${this.count}`).toString('base64');
    this.open.set(id, new Map());
    return id;
  }

  /** Reads a document, in a transaction if there is one. */
  read(store: DocumentStore, name: string, id: string | undefined): StoredDocument | undefined {
    const found = store.get(name);
    if (id !== undefined) this.reads(id).set(name, found);
    return found;
  }

  /** Ends a transaction. Throws ABORTED if a document that the transaction read has changed. */
  end(store: DocumentStore, id: string): void {
    const reads = this.reads(id);
    this.open.delete(id);
    for (const [name, found] of reads) {
      if (store.get(name) !== found)
        throw new FirestoreFault('ABORTED', `Aborted due to cross-transaction contention: ${name}`);
    }
  }

  rollBack(id: string): void {
    this.open.delete(id);
  }

  private reads(id: string): Map<string, StoredDocument | undefined> {
    const reads = this.open.get(id);
    if (!reads)
      throw new FirestoreFault('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');
    return reads;
  }
}
