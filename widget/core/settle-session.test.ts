import { expect, test } from 'vitest';
import { createFakePorts } from '../adapters/fakes/create-fake-ports.ts';
import { readCardConfig } from './card-config.ts';
import { settleSession } from './settle-session.ts';
import type { SignedInUser } from './signed-in-user.ts';

const user: SignedInUser = {
  uid: 'Uid001xyzXYZ',
  email: null,
  displayName: null,
  phone: '+919876543210',
  providerId: 'phone',
  emailVerified: false,
  isNewUser: true,
  idToken: 'token',
};

function settled(url: string, siteOrigin?: string): string {
  const { config } = readCardConfig({}, { language: null, url }, { siteOrigin });
  return settleSession(createFakePorts({ browser: { url } }), config, user, null);
}

test('a build that names no site hands nothing over', () => {
  expect(settled('https://partner.example/', 'https://www.acct.example')).toBe('handoff');
  expect(settled('https://partner.example/')).toBe('outside-cookie-domain');
});

test('cookies that hold need no site', () => {
  expect(settled('https://shop.acct.example/', 'https://www.acct.example')).toBe('written');
});
