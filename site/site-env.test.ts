import { expect, it } from 'vitest';
import { demoSettings } from '../dev/build/build-settings.ts';
import { readPorts } from '../dev/build/ports.ts';
import { siteEnv } from './site-env.ts';

it('has every setting by its own name, those that are not set left out', () => {
  const { mode, values } = demoSettings(readPorts({}), 'https://www.acct.example');
  const { VITE_INSTALLER_PATH: _, ...others } = values;
  const env = siteEnv({ mode, values: others });
  expect(env).toMatchObject({
    isDemo: true,
    appUrl: 'http://localhost:3000',
    appLoginUrl: 'http://localhost:3000/login',
    siteOrigin: 'https://www.acct.example',
    firebaseAuthDomain: 'localhost:9099',
    iosAppUrl: values.VITE_IOS_APP_URL,
  });
  expect(env.installerPath).toBeUndefined();
  expect(Object.keys(env)).toHaveLength(1 + Object.keys(others).length);
});
