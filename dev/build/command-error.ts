/**
 * An error whose message is the whole story for the developer (what, and the cure): printed as one line, without a
 * stack.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
