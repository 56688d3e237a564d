import { expect, test } from 'vitest';
import { detectInAppBrowser } from './in-app-browser.ts';

const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const pixelView = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const chrome = 'Version/4.0 Chrome/126.0 Mobile Safari/537.36';

test.each([
  ['Android WebView', `${pixelView} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`, 'android'],
  ['Facebook on Android', `${pixelView} ${chrome} [FB_IAB/FB4A;FBAV/470.0;]`, 'android'],
  ['Instagram on Android', `${pixel} ${chrome} Instagram 330.0.0.40.92 Android`, 'android'],
  ['WhatsApp on Android', `${pixelView} ${chrome} WhatsApp/2.24`, 'android'],
  ['Facebook on iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, 'ios'],
  ['Instagram on iPhone', `${iphone} Mobile/15E148 Instagram 330.0.0.0`, 'ios'],
  ['a plain web view on iPhone', `${iphone} Mobile/15E148`, 'ios'],
  ['an app that calls itself Safari too', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1 Line/14.0`, 'ios'],
  ['Chrome on Android', `${pixel} Chrome/126.0.0.0 Mobile Safari/537.36`, null],
  ['Samsung Internet', `${pixel} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, null],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', null],
  ['Safari on iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, null],
  ['Chrome on iPhone', `${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, null],
  ['Firefox on iPhone', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, null],
  ['Chrome on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36`, null],
  ['Safari on a Mac', `${mac} Version/17.5 Safari/605.1.15`, null],
  ['a browser without a user agent', '', null],
])('detectInAppBrowser recognises %s', (_name, userAgent, expected) => {
  expect(detectInAppBrowser(userAgent)).toBe(expected);
});
