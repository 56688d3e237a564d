import { launch } from 'puppeteer-core';
import { CommandError } from '../../build/command-error.ts';
import { findFirefox } from '../../build/set-up/find-browser.ts';
import { driveWithPuppeteer } from './drive-with-puppeteer.ts';
import type { Engine } from './engine.ts';

/** The machine's Firefox over WebDriver BiDi: Playwright drives none but its own. */
export const openFirefox: Engine = async ({ scripts, proxyPort }) => {
  const executablePath = findFirefox();
  if (!executablePath) throw new CommandError('No Firefox found: install firefox-esr, or set FIREFOX_PATH.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      // WebDriver BiDi's own command for it is not known here.
      'javascript.enabled': scripts,
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
    },
  });
  return driveWithPuppeteer(browser);
};
