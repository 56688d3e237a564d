import { CardPage } from '../card-page.ts';
import { google, otp, reset, signIn, signUp } from './account-steps.ts';
import { cardFile, humanCheck, language, shell } from './file-steps.ts';
import type { FlowName } from './requests.ts';
import type { Ground, Steps } from './steps.ts';

const all: Readonly<Record<FlowName, (ground: Ground) => Steps | Promise<Steps>>> = {
  'sign-up': (ground) => signUp(ground, new CardPage(ground.page)),
  'sign-in by e-mail': (ground) => signIn(ground, false),
  'OTP: send': (ground) => otp(ground, false),
  'OTP: verify': (ground) => otp(ground, true),
  Google: google,
  'password reset': reset,
  'records of a new account': (ground) => signUp(ground, new CardPage(ground.page)),
  'records of an existing account': (ground) => signIn(ground, true),
  'human check': humanCheck,
  'files of the card': (ground) => {
    const { name } = ground.request;
    return name.startsWith('shell') ? shell(ground) : name.startsWith('hi.js') ? language(ground) : cardFile(ground);
  },
};

/** What a visitor does in the flow of this request. */
export const stepsOf = async (ground: Ground): Promise<Steps> => all[ground.request.flow](ground);
