import { expect, test } from 'vitest';
import { isTokenRefused } from './app-check-exchange.ts';

const rules = '{"error":{"code":403,"message":"Missing or insufficient permissions.","status":"PERMISSION_DENIED"}}';
const appCheck = '{"error":{"code":401,"message":"Firebase App Check token is invalid."}}';

test.each([
  ['', 403, rules, true],
  ['', 401, appCheck, true],
  ['token', 401, appCheck, true],
  ['token', 403, rules, false],
  ['token', 401, '{"error":{"message":"Request had invalid authentication credentials."}}', false],
  ['', 429, appCheck, false],
  ['', 200, '', false],
])('for the token "%s" and the answer %i %s, isTokenRefused returns %s', (token, status, text, isRefused) => {
  expect(isTokenRefused(token, status, text)).toBe(isRefused);
});
