import { expect } from 'vitest';
import { type FakeCardOptions, member, resetsWhenAsked, storeRequest } from '../adapters/fakes/create-fake-card.ts';
import { does, sceneFor, scenes, signsUp } from './flows/testing/scenes.ts';

const uid = 'Uid001xyzXYZ';
const session = { uid, companyId: 'sharma-traders-Uid001' };
const failed = { reports: [{ level: 'warn', code: 'session/keeper-failed' }] };
const withoutKeeper: readonly (readonly [where: string, FakeCardOptions])[] = [
  ['of a page below the cookie domain', { browser: { url: 'https://shop.acct.example/' } }],
  ['of another site', { browser: { url: 'https://partner.example/' } }],
  ['without cookies', { browser: { blocksCookies: true } }],
  ['of a build that names no site', { siteOrigin: null }],
  ['of another project', { otherProject: true }],
];

scenes('the site keeps the session', {
  'of a visitor who signs up on its own page': [...signsUp, { kept: session }],
  'of a visitor who signs in there, with the company that is stored': [
    [does.addAccount(member.identifier), (card) => storeRequest(card, uid, 'Rao Stores'), does.type(member), 'signIn'],
    { kept: { uid, companyId: 'rao-stores-1' } },
  ],
  ...sceneFor(withoutKeeper, ([where, on]) => ({
    [`and none ${where}`]: [{ on }, ...signsUp, { siteAsked: expect.not.arrayContaining(['keep']), kept: null }],
  })),
});

scenes('a keeper', {
  'that fails is one warning, and nobody waits': [
    [({ site }) => site.script.failAlways('keep', 'card/unexpected'), ...signsUp, failed],
    { shows: 'redirecting', errors: [] },
  ],
  'that hangs holds a sign-in up for a second, not longer': [
    [does.hold('keep'), ...signsUp, 999, { shows: 'busy finish' }, 1, { shows: 'redirecting' }, failed],
  ],
  'works beside the records, not after them': [does.hold('writeProfile'), ...signsUp, 10, { kept: session }],
});

scenes('a page that resets the card when it hears of the sign-in', {
  'has nothing kept of that visitor, be it kept late': [
    [resetsWhenAsked, does.hold('keep'), ...signsUp, 1000, does.answer('keep')],
    { siteAsked: ['keep', 'keep', 'forget'], kept: null },
  ],
  'is told when that fails': [resetsWhenAsked, does.fail('forget', 'card/unexpected'), ...signsUp, failed],
});
