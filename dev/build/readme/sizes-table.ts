import { readFileSync } from 'node:fs';
import { table } from './markdown.ts';

/** What loads when, from the limits that tests hold the card to. */
export function sizesTable(): string {
  const { widget } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { widget: Readonly<Record<string, number>> };
  const atMost = (name: string, more = ''): string => `${(widget[name] ?? Number.NaN) / 1000} kB${more}`;
  return table(
    ['when', 'what', 'at most'],
    [
      ['at once', 'the shell, which shows the form', atMost('shell')],
      ['right after', 'React and the card; the form can be used', atMost('usable', ' together')],
      ['first touch', 'the rarer views and sentences, and what follows a submit', atMost('touched')],
      [
        'first touch',
        'what talks to the servers: Firebase Auth, the two records, the way of a session to our site',
        atMost('firebaseAuth'),
      ],
      ['a Hindi card', 'its HTML and every sentence', atMost('language')],
      [
        'a line on the console',
        'what the lines say; a page that is set up rightly never asks for it',
        atMost('messagesForIntegrators'),
      ],
    ],
  );
}
