import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('examples', 'application');

/** Every piece of code in docs/for-the-application.md, cut out of the example that runs, by the name in its markers. */
export function applicationSnippets(): Readonly<Record<string, string>> {
  return {
    verify: snippet('session/verdict.ts', 'judge'),
    'who-is-there': snippet('session/identify-visitor.ts', 'identifyVisitor'),
    exchange: snippet('session/start-session.ts', 'startSession'),
    back: snippet('session/arrive.ts', 'arrive'),
    length: snippet('session/session-length.ts', 'sessionLength'),
    'ask-the-site': snippet('session/site-addresses.ts', 'renewAddress', 'returnPath'),
    'form-token': snippet('session/form-token.ts', 'formToken'),
    'sign-out': snippet('session/sign-out.ts', 'signOut'),
  };
}

function snippet(file: string, ...names: readonly string[]): string {
  const source = readFileSync(join(folder, file), 'utf8');
  const link = `[\`${file}\`](../${folder}/${file})`;
  return `From ${link}:\n\n\`\`\`ts\n${names.map((name) => declaration(source, name)).join('\n\n')}\n\`\`\``;
}

/**
 * A function, or a constant that is one: from its first line to the one that ends it. Throws when there is none of this
 * name.
 */
function declaration(source: string, name: string): string {
  const start = `^(?:export )?(?:async )?(?:function|const) ${name}\\b`;
  const [found] = new RegExp(`${start}[^\\n]*\\{\\n[\\s\\S]*?^\\}|${start}[\\s\\S]*?;$`, 'm').exec(source) ?? [];
  if (!found) throw new Error(`There is no ${name} to show.`);
  return found.replace(/^export /, '');
}
