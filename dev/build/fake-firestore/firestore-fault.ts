const httpStatus = {
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  FAILED_PRECONDITION: 400,
  UNIMPLEMENTED: 501,
} as const;

/** A refusal in Firestore's own words; `toJson` is the body its REST interface sends. */
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
