import { fieldExamples } from '../../../account/fields.ts';
import { prefillAttributeSuffixes } from '../../../account/form-values.ts';
import { fillSignUp, type PlaygroundScenario, scenarioVisitor } from '../playground-scenario.ts';

/** The scenarios of Sign Up and Sign In before the provider has replied. */
export const formScenarios: readonly PlaygroundScenario[] = [
  {
    name: 'sign-up',
    shows: 'The card as it loads: the Sign Up tab, before any use.',
    drive: async (card) => void (await card.shows('[name=newPassword]')),
  },
  {
    name: 'sign-in',
    shows: 'The Sign In tab: one field for email or phone, and the password.',
    attributes: { tab: 'signin' },
    drive: async (card) => void (await card.shows('[name=password]')),
  },
  {
    name: 'sign-in-phone',
    shows: 'The identifier looks like a phone number, so no password is asked for.',
    async drive(card) {
      await card.openTab('signin');
      await card.type({ identifier: scenarioVisitor.phone });
      await card.checkIs('solved');
      await card.shows('.hint');
    },
  },
  {
    name: 'prefilled',
    shows: 'Start values given by the page.',
    attributes: Object.fromEntries(prefillAttributeSuffixes.map((name) => [`prefill-${name}`, fieldExamples[name]])),
    drive: async (card) => void (await card.shows('[name=newPassword]')),
  },
  {
    name: 'field-problems',
    shows: 'Sign Up refused: each wrong field says what is wrong with it.',
    async drive(card) {
      await card.type({ name: ' ', email: 'asha@', phone: '12345' });
      await card.checkIs('solved');
      card.submit();
      await card.says('error');
    },
  },
  {
    name: 'busy-sign-up',
    shows: 'The account is being created: buttons wait and the status box says why.',
    arrange: ({ auth }) => void auth.script.hold('signUp'),
    async drive(card) {
      await fillSignUp(card);
      card.submit();
      await card.says('progress');
    },
  },
  {
    name: 'in-app-browser',
    shows:
      "Inside WhatsApp or another app's own view: Google refuses to sign anybody in there, the card says what to do.",
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36',
    async drive(card) {
      await card.touch();
      await card.checkIs('solved');
      await card.shows('[part=in-app-notice]');
    },
  },
  {
    name: 'misconfigured',
    shows: 'An attribute that makes the card unusable; the console and an event say which.',
    attributes: { 'app-url': 'javascript:alert(1)' },
    drive: (card) => card.viewIs('misconfigured'),
  },
];
