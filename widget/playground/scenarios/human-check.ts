import { fillSignUp, type PlaygroundScenario } from '../playground-scenario.ts';

/** The scenarios of the human check, one for each phase. */
export const humanCheckScenarios: readonly PlaygroundScenario[] = [
  {
    name: 'check-loading',
    shows: 'First touch: the human check is on its way.',
    check: 'loads',
    async drive(card) {
      await card.touch();
      await card.checkIs('loading');
    },
  },
  {
    name: 'check-waiting',
    shows: 'The human check is there and waits to be solved.',
    check: 'waits',
    async drive(card) {
      await card.touch();
      await card.checkIs('none');
    },
  },
  {
    name: 'check-solved',
    shows: 'The human check is solved.',
    drive: fillSignUp,
  },
  {
    name: 'check-expired',
    shows: 'The human check was solved too long ago.',
    check: 'expires',
    async drive(card) {
      await card.touch();
      await card.checkIs('expired');
    },
  },
  {
    name: 'check-failed',
    shows: 'The human check could not load; what was typed stays, and there is another try.',
    check: 'fails',
    async drive(card) {
      await card.touch();
      await card.checkIs('failed');
    },
  },
  {
    name: 'check-missing',
    shows: 'A submit without the human check: "Please complete reCAPTCHA".',
    check: 'waits',
    async drive(card) {
      await card.type({ name: 'Asha Patil', company: 'Patil Traders', email: 'asha@patiltraders.example' });
      await card.type({ newPassword: 'kalam-kagaz-42' });
      await card.checkIs('none');
      card.submit();
      await card.says('error');
    },
  },
  {
    name: 'check-test-mode',
    shows: 'With the Auth emulator the check solves itself, and the card says so.',
    attributes: { 'human-check': 'auto' },
    async drive(card) {
      await card.touch();
      await card.checkIs('solved');
    },
  },
];
