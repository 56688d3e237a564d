import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, fenced, table } from '../../../widget/docs/markdown.ts';
import { designTokens } from '../../../widget/docs/token-docs.ts';

const folder = join('examples', 'application');

/** The settings of the example as a table, from its sample file: name, value there, and the lines above it. */
export function exampleSettings(text = readFileSync(join(folder, '.env.example'), 'utf8')): string {
  const settings = text.matchAll(/((?:^# .*\n)+)(?:# )?([A-Z][A-Z_]+)=(.*)$/gm);
  const rows = Array.from(settings, ([, above = '', name = '', value = '']) => [
    code(name),
    code(value),
    above.replace(/^# /gm, '').trim().replaceAll('\n', ' '),
  ]);
  return table(['setting', 'sample', 'what'], rows);
}

/** The code in docs/for-the-application.md by marker: a file of the example, and its functions. */
const pieces: Readonly<Record<string, readonly (readonly [file: string, ...names: string[]])[]>> = {
  verify: [['session/verdict.ts', 'judgeToken', 'judgeSessionCookie']],
  'who-is-there': [['session/identify-visitor.ts', 'identifyVisitor']],
  exchange: [
    ['session/start-session.ts', 'startSession'],
    ['session/session-length.ts', 'sessionLength'],
    ['session/own-cookies.ts', 'writeOwn', 'deleteOwn', 'rememberLast'],
  ],
  'ask-the-site': [
    ['session/site-addresses.ts', 'renewAddress', 'returnPath', 'loginAddress'],
    ['session/states.ts', 'issueState', 'spendState'],
    ['session/own-cookies.ts', 'wasAsked', 'rememberAsked'],
  ],
  back: [
    ['session/arrive.ts', 'arrive'],
    ['session/judge-tokens.ts', 'judgeTokens'],
    ['session/site-cookies.ts', 'readSiteCookies'],
  ],
  'ask-once': [
    ['session/ask-account.ts', 'askAccount', 'takeAccount'],
    ['session/own-cookies.ts', 'forgetAsked', 'rememberPlanted', 'wasPlanted'],
    ['session/site-cookies.ts', 'deletePlantedTokens'],
  ],
  forms: [
    ['session/refuse-foreign-posts.ts', 'requireOwnPost', 'requireOwnForm'],
    ['session/form-token.ts', 'formToken', 'isFormToken'],
  ],
  'sign-out': [
    ['session/sign-out.ts', 'signOut'],
    ['session/site-cookies.ts', 'deleteSiteCookies'],
    ['session/site-addresses.ts', 'siteSignOutAddress'],
  ],
  'site-sign-out': [
    ['session/site-sign-out.ts', 'signOutAfterSite', 'askSignOut'],
    ['session/site-addresses.ts', 'signedOutAddress'],
  ],
};

/** Each piece as Markdown, cut out of the example, with what it uses of its file and no piece above shows. */
export function applicationSnippets(): Readonly<Record<string, string>> {
  const shown = new Set<string>();
  const blockOf = ([file, ...names]: readonly [string, ...string[]]): string => {
    const there = declarations(readFileSync(join(folder, file), 'utf8'));
    const wanted = withAllUsed(names, there);
    const added = [...there].filter(([name]) => wanted.has(name) && !shown.has(`${file} ${name}`));
    for (const [name] of added) shown.add(`${file} ${name}`);
    return [`// ${file}`, ...added.map(([, text]) => text)].join('\n\n');
  };
  const link = (file: string): string => `[\`${file}\`](../${folder}/${file})`;
  const whole = Object.entries(pieces).map(([name, files]) => {
    const links = files.map(([file]) => link(file)).join(', ');
    return [name, `From ${links}:\n\n${fenced('ts', files.map(blockOf).join('\n\n'))}`] as const;
  });
  return Object.fromEntries(whole);
}

type Declarations = ReadonlyMap<string, string>;

/** The functions and constants of a file by their names, without `export`. */
function declarations(source: string): Declarations {
  const found = new Map<string, string>();
  for (const { 1: name = '', index } of source.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm))
    found.set(name, statementAt(source.slice(index)).replace(/^export /, ''));
  return found;
}

/** The statement that a text begins with: to the first line that ends one while no bracket is open. */
function statementAt(source: string): string {
  let open = 0;
  const lines: string[] = [];
  for (const line of source.split('\n')) {
    lines.push(line);
    open += (line.match(/[{(]/g)?.length ?? 0) - (line.match(/[})]/g)?.length ?? 0);
    if (open === 0 && /[;}]$/.test(line)) return lines.join('\n');
  }
  throw new Error(`This has no end: ${lines[0]}`);
}

/** The names with all that stands in their texts, and in those of these. Throws where there is none of a name. */
function withAllUsed(names: readonly string[], there: Declarations): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all) {
    const text = there.get(name);
    if (text === undefined) throw new Error(`There is no ${name} to show.`);
    for (const other of there.keys()) if (new RegExp(`\\b${other}\\b`).test(text)) all.add(other);
  }
  return all;
}

/** The example's sheet with the site's colours: what somebody copies imports nothing of ours. */
export function exampleColours(before: string): string {
  const dark = '@media (prefers-color-scheme: dark)';
  const { light, ...tokens } = designTokens();
  const [day = '', night = ''] = before.split(dark);
  const filled = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replace(/--([\w-]+): #\w+/g, (line, name: string) => `--${name}: ${values[`--acct-${name}`] ?? line}`);
  return [filled(day, light), filled(night, { ...light, ...tokens.dark })].join(dark);
}
