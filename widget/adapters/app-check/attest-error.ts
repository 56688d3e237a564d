/**
 * Why there is no token of App Check: `app-check/refused` where Google says no, `app-check/unavailable` where none
 * came.
 */
export class AttestError extends Error {
  override readonly name = 'AttestError';
  readonly code: 'app-check/refused' | 'app-check/unavailable';

  constructor(code: AttestError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
