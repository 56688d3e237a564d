import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type DocumentData, deleteField, doc, getDoc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { emailToken, newRequest, openRulesGround, store, uid } from './rules-ground.ts';

let ground: RulesTestEnvironment;
beforeAll(async () => {
  ground = await openRulesGround('demo-rules-requests');
});
beforeEach(() => ground.clearFirestore());
afterAll(() => ground.cleanup());

const path = `provision_requests/${uid}`;
const own = () => doc(ground.authenticatedContext(uid, emailToken).firestore(), path);
const write = (fields: DocumentData): Promise<void> => setDoc(own(), fields, { merge: true });
const suffix = uid.slice(0, 6);
const noName = `my-company-${suffix}`;
const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000);

describe('a new request', () => {
  test.each<[string, DocumentData]>([
    ['as the card writes it', newRequest()],
    ['of a company whose name has no letters', newRequest({ companyName: 'दुकान', suggestedCompanyId: noName })],
    [
      'of a company whose name needs the joiners of Hindi',
      newRequest({ companyName: 'क्‍षत्रिय Traders', suggestedCompanyId: `traders-${suffix}` }),
    ],
    [
      'with a name of 120 characters',
      newRequest({ companyName: 'x'.repeat(120), suggestedCompanyId: `${'x'.repeat(120)}-${suffix}` }),
    ],
  ])('%s is accepted', async (_, fields) => {
    await assertSucceeds(write(fields));
  });

  test.each<[string, DocumentData]>([
    ['already approved', newRequest({ status: 'approved' })],
    ['without status', newRequest({ status: undefined })],
    ['of somebody else by its uid', newRequest({ uid: 'another' })],
    ['with a field of its own', newRequest({ plan: 'enterprise' })],
    ['without a company name', newRequest({ companyName: undefined })],
    ['with a blank company name', newRequest({ companyName: '   ' })],
    ['with a company name of 121 characters', newRequest({ companyName: 'x'.repeat(121) })],
    [
      'with a company name of zero-width spaces',
      newRequest({ companyName: '\u200b\u200b', suggestedCompanyId: noName }),
    ],
    ['with a company name of joiners', newRequest({ companyName: '\u200d', suggestedCompanyId: noName })],
    ['with a control character in the company name', newRequest({ companyName: 'A & B \u0007Traders (Pune)' })],
    ['with a mark that turns the direction', newRequest({ companyName: 'A & B \u202eTraders (Pune)' })],
    ['with an isolate in the company name', newRequest({ companyName: 'A & B \u2066Traders (Pune)' })],
    ['with a number as company name', newRequest({ companyName: 7 })],
    ['with a made-up time', newRequest({ requestedAt: yesterday })],
    ['with the company id of another name', newRequest({ suggestedCompanyId: `reserve-bank-${suffix}` })],
    ['with the company id of no name', newRequest({ suggestedCompanyId: noName })],
    ['with a company id of another user', newRequest({ suggestedCompanyId: 'a-b-traders-pune-Zz9dEf' })],
    ['with a company id without suffix', newRequest({ suggestedCompanyId: 'a-b-traders-pune' })],
    ['with capitals in the company id', newRequest({ suggestedCompanyId: `A-B-${suffix}` })],
    ['with a slash in the company id', newRequest({ suggestedCompanyId: `a/b-${suffix}` })],
    ['with nothing but the suffix', newRequest({ suggestedCompanyId: `-${suffix}` })],
    ['with a company id of 128 characters', newRequest({ suggestedCompanyId: `${'x'.repeat(121)}-${suffix}` })],
  ])('%s is refused', async (_, fields) => {
    await assertFails(write(fields));
  });
});

describe('an existing request', () => {
  test('may be corrected while it is pending', async () => {
    await store(ground, path, newRequest({ requestedAt: yesterday }));
    await assertSucceeds(
      write(newRequest({ companyName: 'B & A Traders', suggestedCompanyId: `b-a-traders-${suffix}` })),
    );
  });

  test('may not change its time alone to an old one, nor lose its status', async () => {
    await store(ground, path, newRequest({ requestedAt: yesterday }));
    await assertFails(write({ requestedAt: yesterday }));
    await assertFails(write(newRequest({ status: deleteField() })));
  });

  test.each(['takenAt', 'takenBy', 'doneAt', 'rejectedAt', 'rejectReason'])(
    'is not given a %s by its visitor',
    async (field) => {
      await store(ground, path, newRequest({ requestedAt: yesterday }));
      await assertFails(write(newRequest({ [field]: 'x' })));
    },
  );

  // As dev/provision leaves it, and as some other program may.
  test.each<DocumentData>([
    { status: 'in-progress', takenAt: yesterday, takenBy: 'Ravi' },
    { status: 'done', takenAt: yesterday, doneAt: yesterday },
    { status: 'rejected', rejectedAt: yesterday, rejectReason: 'No such shop' },
    { status: 'approved' },
    { status: null },
  ])('with %j may be read but not written', async (fields) => {
    await store(ground, path, newRequest({ ...fields, requestedAt: yesterday }));
    await assertSucceeds(getDoc(own()));
    await assertFails(write(newRequest()));
    await assertFails(write({ requestedAt: serverTimestamp() }));
  });
});
