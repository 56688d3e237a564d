import { expect, it } from 'vitest';
import { demoSettings } from '../dev/build-settings.ts';
import { readPorts } from '../dev/ports.ts';
import { readSiteEnv } from './site-env.ts';

const demo = demoSettings(readPorts({}));
const withValue = (name: string, value: string | undefined) => ({ ...demo, values: { ...demo.values, [name]: value } });

it('reads the demo build', () => {
  expect(readSiteEnv(demo)).toMatchObject({ isDemo: true, appUrl: 'http://localhost:3000', cookieDomain: 'localhost' });
});

it('names every problem at once', () => {
  const broken = {
    mode: 'live' as const,
    values: { VITE_APP_URL: 'javascript:alert(1)', VITE_INSTALLER_PATH: 'a.exe' },
  };
  expect(() => readSiteEnv(broken)).toThrow(
    /VITE_APP_URL=javascript:alert\(1\) is not an https address.*VITE_BLOG_URL is missing.*VITE_INSTALLER_PATH/,
  );
});

it.each([
  ['http on another machine', 'http://acct.example'],
  ['no address', 'acct.example'],
])('refuses an address with %s', (_, address) => {
  expect(() => readSiteEnv(withValue('VITE_BLOG_URL', address))).toThrow('VITE_BLOG_URL');
});

it('takes a slash at the end of the origin away, so that addresses are not written with two', () => {
  expect(readSiteEnv(withValue('VITE_SITE_ORIGIN', 'https://www.acct.example/')).siteOrigin).toBe(
    'https://www.acct.example',
  );
});
