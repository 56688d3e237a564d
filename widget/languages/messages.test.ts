import { describe, expect, test } from 'vitest';
import { messages as en } from './en/messages.ts';
import { messages as hi } from './hi/messages.ts';
import { pseudo } from './pseudo/pseudo.ts';

type Entry = readonly [path: string, value: unknown];

function entriesOf(catalogue: object, path = ''): Entry[] {
  return Object.entries(catalogue).flatMap(([key, value]): Entry[] =>
    typeof value === 'object' && value !== null
      ? entriesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );
}

const english = entriesOf(en);
const hindi = new Map(entriesOf(hi));

/** The text of an entry; a function is called with the same sample everywhere. */
const textOf = (value: unknown): string =>
  typeof value === 'function' ? value(value.length === 0 ? undefined : '42') : String(value);
const pairs = english.map(([path, value]) => [path, textOf(value), textOf(hindi.get(path))] as const);

/** Words that stay in Latin letters in Hindi, as people know them. */
const latinWords = ['Google', 'OTP', 'SMS', 'reCAPTCHA', 'name@example.com'];

test('Hindi has every string of English and no other', () => {
  expect([...hindi.keys()].sort()).toEqual(english.map(([path]) => path).sort());
});

test('what takes a value takes the same number of them, and says them', () => {
  for (const [path, value] of english) {
    const other = hindi.get(path);
    expect(typeof other, path).toBe(typeof value);
    if (typeof value !== 'function' || typeof other !== 'function') continue;
    expect(other.length, path).toBe(value.length);
    expect(value('+919876543210'), path).toContain('+919876543210');
    expect(other('+919876543210'), path).toContain('+919876543210');
  }
});

describe('every Hindi string', () => {
  test('is Hindi: in Devanagari, but for names that stay Latin', () => {
    for (const [path, text, translated] of pairs) {
      expect(translated, path).not.toBe(text);
      expect(translated, path).toMatch(/[\u0900-\u097f]/);
      const latin = translated.match(/[A-Za-z][A-Za-z@.]*/g) ?? [];
      expect(
        latin.filter((word) => !latinWords.includes(word)),
        path,
      ).toEqual([]);
    }
  });

  test('ends as its English does: sentence with a danda, question with a question mark, the rest without', () => {
    for (const [path, text, translated] of pairs) {
      if (text.endsWith('...')) expect(translated, path).toMatch(/[^.]\.\.\.$/);
      else if (text.endsWith('.')) expect(translated, path).toMatch(/।$/);
      else if (text.endsWith('?')) expect(translated, path).toMatch(/\?$/);
      else expect(translated, path).not.toMatch(/[.।?]$/);
    }
  });

  test('writes digits in Latin and no full stop for a danda', () => {
    for (const [path, , translated] of pairs) {
      expect(translated, path).not.toMatch(/[\u0966-\u096f]/);
      expect(translated.replaceAll('...', ''), path).not.toMatch(/[\u0900-\u097f]\.(\s|$)/);
    }
  });
});

test('no string is empty, or has stray spaces but where a sentence goes on around a link', () => {
  for (const [path, ...texts] of pairs) {
    for (const text of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/ {2}/);
      if (!/^(consent|loadFailure)\./.test(path)) expect(text, path).toBe(text.trim());
    }
  }
});

test('the words of the specification stand exactly', () => {
  expect(en.tabs).toEqual({ signup: 'Sign Up', signin: 'Sign In' });
  expect(en.fields).toEqual({
    name: 'Name',
    company: 'Company Name',
    email: 'Email',
    phone: 'Phone',
    newPassword: 'Password',
    identifier: 'Email or Phone',
    password: 'Password',
    otp: 'Enter OTP',
    resetEmail: 'Email',
  });
  expect([en.phonePlaceholder, en.createAccount, en.signIn, en.google, en.verifyOtp]).toEqual([
    'Phone (optional for now)',
    'Create Account',
    'Sign In',
    'Sign in with Google',
    'Verify OTP',
  ]);
  expect([en.completeCaptcha, en.otpSent, en.redirecting]).toEqual([
    'Please complete reCAPTCHA',
    'OTP sent. Please enter the code below.',
    'Redirecting to app...',
  ]);
});

test('the pseudo catalogue brackets every string, what a function returns too, and drops none', () => {
  const strange = entriesOf(pseudo(en));
  expect(strange.map(([path]) => path)).toEqual(english.map(([path]) => path));
  for (const [path, value] of strange) expect(textOf(value), path).toMatch(/^⟦[^⟦⟧]*⟧$/);
});
