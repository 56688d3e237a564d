import { expect, test } from 'vitest';
import { findPolicyFault } from './find-failure-cause.ts';

const services = {
  authEmulator: 'http://localhost:9099',
  firestoreEmulator: 'http://localhost:8080',
  firebase: { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo' },
};
const violationOf = (effectiveDirective: string, blockedURI: string) =>
  ({ disposition: 'enforce', effectiveDirective, blockedURI, sample: '' }) as SecurityPolicyViolationEvent;

test.each([
  ['connect-src', 'https://identitytoolkit.googleapis.com/v1/accounts:signUp', true],
  ['connect-src', 'https://securetoken.googleapis.com/v1/token', true],
  ['script-src-elem', 'https://www.google.com/recaptcha/api.js', true],
  ['frame-src', 'https://www.google.com', true],
  ['frame-src', 'https://recaptcha.google.com', true],
  ['connect-src', 'http://localhost:9099/identitytoolkit.googleapis.com/v1/recaptchaParams', true],
  ['connect-src', 'http://localhost:8080/v1/projects/demo/databases', false],
  // If only Google's window or Firestore is blocked, visitors can still sign in by e-mail or phone, so isNeeded is
  // false.
  ['script-src-elem', 'https://apis.google.com/js/api.js', false],
  ['connect-src', 'https://firestore.googleapis.com/v1/projects/demo/databases', false],
  ['frame-src', 'https://demo.example', false],
])('if the %s of a page’s policy blocks %s, the reported fault has isNeeded = %s', (directive, address, isNeeded) => {
  expect(findPolicyFault(violationOf(directive, address), services)).toMatchObject({ code: 'page/policy', isNeeded });
});

test('a policy is not a fault if it only reports, or if the card does not need the blocked resource', () => {
  for (const other of ['https://images.example/a.png', 'https://www.google.com/maps/a.png'])
    expect(findPolicyFault(violationOf('img-src', other), services)).toBeNull();
  const reported = {
    ...violationOf('script-src', 'https://apis.google.com/js/api.js'),
    disposition: 'report' as const,
  };
  expect(findPolicyFault(reported, services)).toBeNull();
});
