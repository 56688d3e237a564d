import { CardPage } from '../card-page.ts';
import { google, otp, reset, signIn, signUp } from './account-steps.ts';
import { cardFile, humanCheck, language, shell } from './file-steps.ts';
import type { FlowName } from './requests.ts';
import type { Fixture, Steps } from './steps.ts';

const all: Readonly<Record<FlowName, (fixture: Fixture) => Steps | Promise<Steps>>> = {
  'sign-up': (fixture) => signUp(fixture, new CardPage(fixture.page)),
  'sign-in by e-mail': (fixture) => signIn(fixture, false),
  'OTP: send': (fixture) => otp(fixture, false),
  'OTP: verify': (fixture) => otp(fixture, true),
  Google: google,
  'password reset': reset,
  'records of a new account': (fixture) => signUp(fixture, new CardPage(fixture.page)),
  'records of an existing account': (fixture) => signIn(fixture, true),
  'human check': humanCheck,
  'files of the card': (fixture) => {
    const { name } = fixture.request;
    return name.startsWith('shell') ? shell(fixture) : name.startsWith('hi.js') ? language(fixture) : cardFile(fixture);
  },
};

/** What a visitor does in the flow of this request. */
export const stepsOf = async (fixture: Fixture): Promise<Steps> => all[fixture.request.flow](fixture);
