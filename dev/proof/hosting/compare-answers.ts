import type { RawAnswer, RawRequest } from './ask-raw.ts';
import type { HostingException } from './hosting-exceptions.ts';

/**
 * What differs between two answers to one request, one line each: status, every header with its values and their number, bytes. What an exception
 * covers is left out, and the exception added to `used`.
 */
export function compareAnswers(
  request: RawRequest,
  { emulator, ours }: { readonly emulator: RawAnswer; readonly ours: RawAnswer },
  exceptions: readonly HostingException[],
  used: Set<HostingException>,
): string[] {
  const names = new Set([...Object.keys(emulator.headers), ...Object.keys(ours.headers)]);
  const pairs = [
    ['status', String(emulator.status), String(ours.status)] as const,
    ...[...names].map((name) => [name, shown(emulator.headers[name]), shown(ours.headers[name])] as const),
    ['body', emulator.body, ours.body] as const,
  ];
  return pairs.flatMap(([what, theirs, own]) => {
    if (theirs === own) return [];
    const exception = exceptions.find(({ covers }) => covers(request, what));
    if (exception) used.add(exception);
    return exception ? [] : [`${requestLine(request)}: ${what} is ${own}, the emulator's ${theirs}`];
  });
}

const shown = (values: readonly string[] | undefined): string => (values ? JSON.stringify(values) : 'not there');

/** `GET /login (if-none-match: "x")` */
export function requestLine({ method, path, headers }: RawRequest): string {
  const told = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
}
