import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requiredProfileFields } from '../../../account/account-records.ts';
import { consentName } from '../../../account/consent.ts';
import { consentButtons } from '../../../account/consent-buttons.ts';
import { type FieldDescription, fields } from '../../../account/fields.ts';
import { eighthScheduleLanguages, languageCodes } from '../../../account/languages.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';

const rules = readFileSync('firestore.rules', 'utf8');
const table: readonly FieldDescription[] = Object.values(fields);
const profileFields = table.flatMap(({ profile }) => profile ?? []);

/** Returns the names that a function of the rules lists. */
function listOf(name: string): readonly string[] {
  const list = new RegExp(`function ${name}\\(\\) \\{\\s*return \\[([^\\]]*)\\];`).exec(rules)?.[1];
  if (list === undefined) throw new Error(`firestore.rules has no list ${name}()`);
  return list.split(',').flatMap((item) => item.trim().replaceAll("'", '') || []);
}

/** Returns the length limit that the rules set for a field, directly or in the function that checks the field. */
function limitOf(value: string): number {
  const beside = textLimit(rules, value);
  if (beside !== undefined) return beside;
  const check = new RegExp(`\\b(is\\w+)\\(${value}\\)`).exec(rules)?.[1];
  const body = rules.split(`function ${check}(`)[1]?.split('function')[0] ?? '';
  return textLimit(body, '\\w+') ?? Number.NaN;
}

/** Returns the number in `isTextUpTo(value, number)`. */
function textLimit(text: string, value: string): number | undefined {
  const limit = new RegExp(`\\bisTextUpTo\\(${value}, (\\d+)\\)`).exec(text)?.[1];
  return limit === undefined ? undefined : Number(limit);
}

describe('firestore.rules', () => {
  test('has no line of more than 120 characters', () => {
    expect(rules.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  test('requires the profile fields that every card writes, and allows the other profile fields', () => {
    expect(listOf('requiredProfileFields')).toEqual(requiredProfileFields);
    const further = profileFields.filter((field) => !requiredProfileFields.some((required) => required === field));
    expect(listOf('optionalProfileFields')).toEqual(further);
  });

  test.each(
    table.flatMap(({ profile, request, limit }) => [
      ...(profile === undefined ? [] : [[`data\\.${profile}`, limit] as const]),
      ...(request === undefined ? [] : [[`data\\.${request}`, limit] as const]),
    ]),
  )('allows a field as many characters as the card allows: %s', (value, limit) => {
    expect(limitOf(value)).toBe(limit);
  });

  test('accepts a consent only if the card has its button, its language and its edition', () => {
    expect(listOf('consentButtons')).toEqual(consentButtons);
    expect(listOf('languages')).toEqual(languageCodes);
    expect(listOf('scheduledLanguages')).toEqual(eighthScheduleLanguages);
    const days = /function shownEditions\(\) \{\s*return (\{[\s\S]*?\});/.exec(rules)?.[1]?.replaceAll("'", '"');
    expect(JSON.parse(days ?? '')).toEqual(Object.fromEntries(shownEditions.map((each) => [consentName(each), each])));
  });

  test('limits e-mail and company id as the card does', () => {
    expect(limitOf('data\\.email')).toBe(fields.email.limit);
    const [longest, cut] = /words\.size\(\) > (\d+) \? words\[0:(\d+)\]/.exec(rules)?.slice(1).map(Number) ?? [];
    expect([longest, cut]).toEqual([fields.company.limit, fields.company.limit]);
  });
});

test('the rules read another document only when a consent is written, because Firestore bills each read', () => {
  const looks = [...rules.matchAll(/(?<![.\w])(?:get|exists)(?:After)?\([^)]*/g)].map(([look]) => look);
  expect(looks).toEqual(['exists(profile', 'existsAfter(profile']);
});
