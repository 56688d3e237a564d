import type { DocumentStore, StoredDocument } from './document-store.ts';
import { FirestoreFault } from './firestore-fault.ts';

/**
 * Transactions by what they have read: a commit is refused with ABORTED when any of it has changed since. The real one
 * makes the second wait instead; a client that tries again, as every SDK does, sees the same.
 */
export class Transactions {
  private readonly open = new Map<string, Map<string, StoredDocument | undefined>>();
  private count = 0;

  /** Its id: bytes in base64, as the REST interface has them. */
  begin(): string {
    this.count += 1;
    const id = Buffer.from(`transaction ${this.count}`).toString('base64');
    this.open.set(id, new Map());
    return id;
  }

  /** Reads a document on behalf of a transaction, where there is one. */
  read(store: DocumentStore, name: string, id: string | undefined): StoredDocument | undefined {
    const found = store.get(name);
    if (id !== undefined) this.reads(id).set(name, found);
    return found;
  }

  /** Ends a transaction. Throws ABORTED when a document that it has read is another by now. */
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
