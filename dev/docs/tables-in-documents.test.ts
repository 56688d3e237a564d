import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FieldDescription, fields } from '../../account/fields.ts';
import { popupProviders } from '../../account/popup-providers.ts';
import { findMissingProviderNames, providersWithExtraRow } from '../../account/testing/find-missing-provider-names.ts';
import { pageTexts } from '../../examples/application/page-texts.ts';
import { cardStateDocs, eventDocs, shadowPartDocs } from '../../widget/docs/element-docs.ts';
import { errorDocs } from '../../widget/docs/error-docs.ts';

const guide = 'widget/docs';

/** Patterns of the lines in documents that name the sign-in methods. */
const namedIn = [
  ['docs/go-live.md', /^7\. \*\*The ways in\.\*\*.*/m],
  ['docs/go-live.md', /^\*\*.*'s window\*\*$/m],
  ['docs/every-day.md', /^\*\*Typed and proved\.\*\*.*/m],
  ['docs/for-the-application.md', /^\*\*If no request exists.*/m],
  ['docs/asvs.md', /^\| way \| proves \|[\s\S]*?(?=\n\n)/m],
  ['docs/security.md', /^\*\*Without App Check it enforces nothing.*/m],
  [`${guide}/places.md`, /^\*\*WebView\*\*.*/m],
  [`${guide}/places.md`, /^own origin, the form.*/m],
  ['widget/README.md', /^\| .*'s window closes at once.*/m],
  ['widget/README.md', /^- \*\*E-mail:\*\* any address.*/m],
  ['widget/README.md', /^.* nobody sign in; the card explains.*/m],
] as const;

const lines = namedIn.map(([document, line]) => {
  const [found] = line.exec(readFileSync(document, 'utf8')) ?? [];
  if (found === undefined) throw new Error(`${document} has no line like ${line}`);
  return [`${document}, "${found.slice(0, 30)}"`, found] as const;
});

describe('a line of the documents that names a sign-in provider', () => {
  test('names every provider whose sign-in opens a window', () => {
    expect(findMissingProviderNames(lines, [])).toEqual([]);
  });

  test('is reported if the line omits a provider whose sign-in opens a window', () => {
    const reported = findMissingProviderNames(lines, [], providersWithExtraRow).filter((each) => /Contoso$/.test(each));
    expect(reported).toEqual(lines.map(([where]) => `${where}: Contoso`));
  });
});

/** Phrases of the guide in which "Google" means the company, not the sign-in method. */
const ofCompany = [
  'Google Cloud console',
  "Google's script",
  'Google asks for pictures',
  'Google did not send this SMS',
  'Google does not answer it',
  'Google does not know',
  'Google ended the human check',
  'Google gave this page no token',
  'scripts of Google',
];

test('if a text in the tables of the partner’s guide names one sign-in provider, the text names all of them', () => {
  const messages = Object.entries(errorDocs).map(([code, { what, cure }]) => [code, `${what} ${cure}`] as const);
  const states = Object.entries(cardStateDocs);
  expect(findMissingProviderNames([...messages, ...states], ofCompany)).toEqual([]);
  for (const provider of Object.keys(popupProviders)) expect(shadowPartDocs).toHaveProperty(`${provider}-button`);
  for (const { id } of Object.values(popupProviders))
    expect(eventDocs['acct-authenticated'].when).toContain(`\`${id}\``);
});

test.each(stored())('the application’s guide has a row for the stored field %s', (field) => {
  const rows = readFileSync('docs/for-the-application.md', 'utf8').match(/^\| `.*?\|/gm) ?? [];
  expect(rows.filter((row) => row.includes(`\`${field}\``))).toHaveLength(1);
});

test.each(stored())('the example’s page says how far the visitor’s entry in %s can be trusted', (field) => {
  expect(Object.keys(pageTexts.trust.fields)).toContain(field);
});

test('docs/security.md names every stored field in its row about accounts and profiles', () => {
  const [row = ''] =
    readFileSync('docs/security.md', 'utf8').match(/^\|.*\| Authentication, `user_profiles`.*$/m) ?? [];
  const [, data = ''] = row.split('|');
  const named = data.split(',').map((each) => each.trim());
  expect(named).toEqual(expect.arrayContaining(storedFields().map(([name]) => name)));
});

function storedFields(): readonly (readonly [name: string, description: FieldDescription])[] {
  return Object.entries<FieldDescription>(fields).filter(([, { profile, request }]) => profile ?? request);
}

function stored(): readonly string[] {
  return storedFields().flatMap(([, { profile, request }]) => [profile ?? [], request ?? []].flat());
}
