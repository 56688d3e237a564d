import { type GoLiveStep, type GuideCommand, goLiveSteps } from './go-live-steps.ts';

/** The owner's names, which replace the names of the example in texts and commands. */
export type OwnerNames = {
  readonly project?: string | undefined;
  readonly domain?: string | undefined;
  /** The host name of the site. */
  readonly host?: string | undefined;
  /** The date and time in the name of a git tag. */
  readonly date?: string | undefined;
};

/** Replaces the example's names in a text with the owner's names that are known. */
export function insertOwnerNames(text: string, { project, domain, host, date }: OwnerNames): string {
  const pairs: readonly (readonly [RegExp, string | undefined])[] = [
    [/\bPROJECT\b/g, project],
    [/\bDATE\b/g, date],
    [/\bwww\.acct\.example\b/g, host],
    [/\bacct\.example\b/g, domain],
  ];
  // The replacement is a function, because `$&` in a string would have a special meaning.
  return pairs.reduce((done, [name, own]) => (own === undefined ? done : done.replace(name, () => own)), text);
}

/** Returns a command as an owner types it in a shell. */
export function formatCommandLine({ run, env = {} }: GuideCommand): string {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return [...variables, ...run.map((word) => (/^[\w./:=,@-]+$/.test(word) ? word : `"${word}"`))].join(' ');
}

/** Replaces Markdown with text for a terminal. A link's address follows its text. */
const marks: readonly (readonly [written: RegExp, shown: string])[] = [
  // Removes the first and last line of a code block.
  [/```\w*\n?/g, ''],
  // Replaces a link with its text and address. The patterns match a link to another site, to a heading of
  // docs/go-live.md, and to another document.
  [/\[([^\]]*)\]\((https?:[^)]*)\)/g, '$1 ($2)'],
  [/\[([^\]]*)\]\(#([^)]*)\)/g, '$1 (docs/go-live.md#$2)'],
  [/\[([^\]]*)\]\(([^)]*)\)/g, '$1 (docs/$2)'],
  // Removes the marks of bold, italics and code.
  [/\*\*([^*]+)\*\*/g, '$1'],
  [/(?<![\w/])\*([^*\n]+)\*(?![\w/])/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
];

/** Returns Markdown as plain text for a terminal. */
export const convertMarkdownToText = (markdown: string): string =>
  marks.reduce((text, [written, shown]) => text.replace(written, shown), markdown);

const indent = (text: string): string => text.replace(/^(?=.)/gm, '    ').trimStart();

/** Returns the sections of docs/go-live.md, generated from the steps. */
export function formatStepsDocument(): string {
  const sections = [...new Set(goLiveSteps.map(({ section }) => section))];
  return sections
    .flatMap((section) => [
      `## ${section}`,
      goLiveSteps
        .filter((step) => step.section === section)
        .map(item)
        .join('\n'),
    ])
    .join('\n\n');
}

function item(step: GoLiveStep): string {
  const { title, text, worked, undo } = step;
  const parts = [`**${title}.** ${text}`, ...commandsOf(step), `*Worked:* ${worked}`, `*Back:* ${undo}`];
  const body = parts
    .join('\n')
    .replace(/```\n(?=\*)/g, '```\n\n')
    .replace(/(\n- .*(?:\n {2}.*)?)\n(?=\*)/g, '$1\n\n');
  return `${goLiveSteps.indexOf(step) + 1}. ${indent(body)}`;
}

const code = (text: string): string => `\`${text}\``;

function commandsOf({ commands = [] }: GoLiveStep): readonly string[] {
  const always = commands.filter(({ when }) => when === undefined).map(formatCommandLine);
  const others = commands.flatMap((command) =>
    command.when === undefined ? [] : [`${command.when}: ${code(formatCommandLine(command))}.`],
  );
  const [sentence = ''] = others;
  return [
    ...(always.length > 0 ? ['', '```sh', ...always, '```', ''] : []),
    ...(others.length > 0 ? [sentence.charAt(0).toUpperCase() + sentence.slice(1)] : []),
  ];
}
