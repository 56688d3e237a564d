import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { eventDocs } from '../../../widget/docs/event-docs.ts';
import { code, fenced, table } from '../readme/markdown.ts';
import { type PackageFacts, typedFrameworks } from './package-json.ts';

/** The README that a registry shows: how to begin, the attributes and events, and where the whole guide is. */
export function packageReadme({ name, description, site }: PackageFacts): string {
  const guide = `${site ?? ''}/docs`;
  const demo = 'This is a demo build: it talks to local emulators and cannot be published.';
  return `${[
    `# ${name}`,
    description,
    ...(site === null ? [demo] : []),
    fenced('sh', `npm install ${name}`),
    fenced(
      'html',
      [
        `<script type="module">import '${name}';</script>`,
        '<acct-auth-card app-url="https://app.acct.example" cookie-domain=".acct.example"></acct-auth-card>',
      ].join('\n'),
    ),
    [
      '- The page must lie below `cookie-domain`, or on a domain that we list, and its domain must be an authorised domain of our Firebase project: ask us.',
      '- Importing the package makes the tag known; on a server it does nothing. It is an ES module, for bundlers, browsers and Node alike.',
      `- For checked templates import the types of your framework once: ${typedFrameworks.map((each) => code(`import '${name}/${each}'`)).join(', ')}.`,
      `- ${code(`${name}/single`)} is the same card in one file.`,
    ].join('\n'),
    `The whole guide, with recipes for frameworks, a policy for Content-Security-Policy and every error code: ${guide}`,
    '## Attributes',
    table(
      ['attribute', 'default', 'meaning'],
      Object.entries(attributeDocs).map(([attribute, { defaultsTo, meaning }]) => [
        code(attribute),
        defaultsTo,
        meaning,
      ]),
    ),
    '## Events',
    'They bubble and carry no token, no password and nothing else typed.',
    table(
      ['event', 'detail', 'when'],
      Object.entries(eventDocs).map(([event, { detail, when }]) => [code(event), detail || 'none', when]),
    ),
  ].join('\n\n')}\n`;
}
