const inQuotes = "put the attribute in single quotes, the JSON's own are double: firebase-config='{\"apiKey\": ...}'";

/** The ways in which Firebase's own snippet gets into an attribute, each with what to change; the first counts. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^\{?$/, `the value ends at its first double quote; ${inQuotes}`],
  [/^\[object/, 'an object was set where a text belongs; set JSON.stringify(config)'],
  [/^[^{]*\w[^{]*=\s*\{/, 'begin with the brace: what stands before it is JavaScript'],
  [/&quot;|[“”]/, 'type plain double quotes around names and values'],
  [/[{,]\s*\w+\s*:/, 'put each name in double quotes, as JSON wants them: "apiKey", "authDomain", "projectId"'],
  [/[{,:]\s*'/, `put names and values in double quotes; ${inQuotes}`],
  [/,\s*\}/, 'take away the comma before the closing brace'],
];

/** What to change in a refused `firebase-config`: what is wrong with the JSON, or what it lacks. */
export function firebaseConfigCure(value: string): string {
  let given: unknown;
  try {
    given = JSON.parse(value);
  } catch (cause) {
    const found = faults.find(([pattern]) => pattern.test(value.trim()))?.[1];
    return found ?? `mend the JSON (${(cause as Error).message}); ${inQuotes}`;
  }
  const members = (given ?? {}) as Readonly<Record<string, unknown>>;
  const lacking = ['apiKey', 'authDomain', 'projectId'].filter(
    (name) => typeof members[name] !== 'string' || !`${members[name]}`.trim(),
  );
  return `add ${lacking.join(', ')} as Firebase console, Project settings, shows ${lacking.length > 1 ? 'them' : 'it'}`;
}
