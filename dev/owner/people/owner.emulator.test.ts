import { beforeAll, describe, expect, inject, test } from 'vitest';
import { storedData } from '../../../site/content/facts/stored-data.ts';
import { examplePerson, similarExamplePerson } from './testing/example-person.ts';
import { createOwnerFixture } from './testing/owner-fixture.ts';
import { authEmulatorTimeoutMs, waitForAuthEmulator } from './testing/wait-for-auth-emulator.ts';

const { official, fake } = inject('firestore');
beforeAll(waitForAuthEmulator, authEmulatorTimeoutMs);
const engines = [['fake', fake] as const, ...(official ? [['official emulator', official] as const] : [])];
/**
 * The fake and the official Firestore emulator use different projects, because both use accounts of the same Auth
 * emulator.
 */
const at = (engine: string, firestore: string) =>
  createOwnerFixture(`demo-owner-${engine.slice(0, 4)}`, { firestore, auth: inject('auth') });

describe.each(engines)('%s', (engine, firestore) => {
  const fixture = async () => {
    const people = at(engine, firestore);
    await people.clear();
    await people.addAccounts([examplePerson.account, similarExamplePerson.account]);
    await people.store({ ...examplePerson.records, ...similarExamplePerson.records });
    return people;
  };

  test('the command erase without --yes changes nothing, and lists the data that it would erase', async () => {
    const { run, dump } = await fixture();
    const before = await dump();
    const { code, out, stderr } = await run(['erase', examplePerson.uid]);
    expect(code).toBe(0);
    expect(out.split('\n').slice(1)).toEqual([
      'Would erase the account in Firebase Authentication.',
      'Would erase the record in user_profiles.',
      'Would erase the record in provision_requests.',
      'Would erase the record in account_requests.',
      'Would erase 2 in consents, below user_profiles.',
      'Would erase 2 in session_handoffs.',
    ]);
    expect(stderr).toContain('Nothing was changed.');
    const json = JSON.parse((await run(['erase', examplePerson.uid, '--json'])).out);
    expect(json).toMatchObject({ dryRun: true, person: { uid: examplePerson.uid } });
    expect(await dump()).toEqual(before);
  });

  test('the command erase deletes all data of one person, and no data of other people', async () => {
    const { run, dump, clear, addAccounts, store } = await fixture();
    await clear();
    await addAccounts([similarExamplePerson.account]);
    await store(similarExamplePerson.records);
    const alone = withoutTimes(await dump());
    await addAccounts([examplePerson.account]);
    await store(examplePerson.records);
    const { code, out, stderr } = await run(['erase', examplePerson.uid, '--yes']);
    expect(code).toBe(0);
    // The receipt has the user id and the time, but no other data of the person.
    expect(out).toMatch(/^Erased: asha-uid, \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    expect(`${out}${stderr}`).not.toMatch(/patiltraders|98765|P[aā]/);
    for (const place of ['browsers', 'main application', 'Google', 'after an hour']) expect(stderr).toContain(place);
    expect(withoutTimes(await dump())).toEqual(alone);
    const again = await run(['erase', examplePerson.uid, '--yes']);
    expect([again.code, again.out]).toEqual([1, '']);
    expect(again.stderr).toContain('Nothing is stored of "asha-uid"');
    const { out: json } = await run(['erase', similarExamplePerson.uid, '--yes', '--json']);
    expect(Object.keys(JSON.parse(json))).toEqual(['uid', 'erasedAt']);
    const left = await dump();
    expect(left).toEqual({ records: [{}, {}, {}, {}, {}, {}], accounts: [] });
  });

  test('the export has every item of the privacy notice with its stored value, and no other item', async () => {
    const { run } = await fixture();
    const { code, out } = await run(['export', examplePerson.uid]);
    expect(code).toBe(0);
    const file = JSON.parse(out);
    const plain = (fields: object) => JSON.parse(JSON.stringify(fields));
    expect(file.user_profiles).toEqual(plain(examplePerson.records['user_profiles/asha-uid']));
    expect(file.provision_requests).toEqual(plain(examplePerson.records['provision_requests/asha-uid']));
    expect(file.consents).toEqual([
      { edition: '2025-01-01', kind: 'told' },
      { edition: '2026-11-23', ...plain(examplePerson.records['user_profiles/asha-uid/consents/2026-11-23']) },
    ]);
    expect(file.account_requests).toEqual(plain(examplePerson.records['account_requests/asha-uid']));
    const { uid, createdAt, expiresAt } = plain(examplePerson.records['session_handoffs/first']);
    expect(file.session_handoffs).toEqual([
      { uid, createdAt, expiresAt },
      { uid, createdAt, expiresAt },
    ]);
    const { account } = examplePerson;
    expect(file.authentication).toMatchObject({
      uid: examplePerson.uid,
      email: account.email,
      emailVerified: true,
      displayName: account.displayName,
      photoURL: account.photoUrl,
      phoneNumber: account.phoneNumber,
      disabled: false,
      creationTime: '2026-11-03T00:00:00.000Z',
      lastSignInTime: '2026-11-08T00:00:00.000Z',
    });
    expect(file.authentication.providers).toContainEqual(
      expect.objectContaining({ providerId: 'google.com', uid: 'google-asha', email: account.email }),
    );
    const { box: _box, ...listed } = Object.fromEntries(
      Object.values(storedData.session_handoffs)
        .flat()
        .map((name) => [name, true]),
    );
    const held = {
      user_profiles: file.user_profiles,
      authentication: file.authentication,
      consents: file.consents[1],
      provision_requests: file.provision_requests,
      account_requests: file.account_requests,
    };
    for (const [place, fields] of Object.entries(held)) {
      const items: Readonly<Record<string, readonly string[]>> = storedData[place as keyof typeof held];
      expect(Object.keys(fields).sort(), place).toEqual(Object.values(items).flat().sort());
    }
    expect(Object.keys(file.session_handoffs[0]).sort()).toEqual(Object.keys(listed).sort());
    expect(Object.keys(file)).toEqual([
      'uid',
      'exportedAt',
      'user_profiles',
      'consents',
      'authentication',
      'provision_requests',
      'account_requests',
      'session_handoffs',
      'notInThisFile',
    ]);
  });

  test('the export includes fields that other programs stored, and warns the owner about them', async () => {
    const { run, store } = await fixture();
    const profile = examplePerson.records['user_profiles/asha-uid'];
    await store({ 'user_profiles/asha-uid': { ...profile, gstin: '27AAAAA0000A1Z5', 'a, "b': { toDate: 1 } } });
    const { out, stderr } = await run(['export', examplePerson.uid]);
    expect(JSON.parse(out).alsoStored).toEqual({
      user_profiles: { gstin: '27AAAAA0000A1Z5', 'a, "b': { toDate: 1 } },
    });
    expect(stderr).toContain('not listed by the privacy notice: gstin, "a, \\"b".');
  });

  /** Returns the record of a person who asked some hours ago to close the account. */
  const asked = (uid: string, hours: number) => ({
    [`account_requests/${uid}`]: {
      uid,
      kind: 'close',
      language: 'en',
      status: 'open',
      requestedAt: new Date(Date.now() - hours * 3_600_000),
    },
  });

  test('an account can be closed 72 hours after its holder’s request, and then be erased', async () => {
    const { run, store, dump } = await fixture();
    const close = (...more: readonly string[]) => run(['close', similarExamplePerson.uid, ...more]);
    const requests = async () => (await run(['requests'])).out.split('\n').at(-1);
    expect((await close('--yes')).stderr).toContain('asha-uid-2 has not asked to close');
    await store(asked(similarExamplePerson.uid, 71));
    const early = await close('--yes');
    expect([early.code, early.stderr]).toEqual([1, expect.stringMatching(/less than 72 hours ago.*add --now/)]);
    expect(await requests()).toMatch(/^2 d {2}en {2}asha-uid-2 .* asked to close \S+ \S+ {2}waits until \S+ \S+$/);
    expect((await close('--now')).code).toBe(0);
    await store(asked(similarExamplePerson.uid, 73));
    const before = await dump();
    const { out } = await close();
    expect(out.split('\n').slice(1)).toEqual([
      'Would disable the account and end its sessions.',
      'Would take the request for "Asha & Asha" out of the queue.',
    ]);
    expect(await dump()).toEqual(before);
    expect(await requests()).toContain('72 hours are over: npm run owner -- close asha-uid-2');
    expect((await close('--yes')).out).toMatch(/^Closed: asha-uid-2, \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    expect((await run(['find', similarExamplePerson.uid])).out).toMatch(
      /\(rejected\) {2}account blocked {2}closed \S+ \S+$/,
    );
    // The end of the printed line depends on the number `closedAccountsKeptFor` in owner.json.
    expect(await requests()).toMatch(/ {2}(kept until \S+|its time is over: npm run owner -- erase asha-uid-2 --yes)$/);
    expect((await run(['erase', similarExamplePerson.uid, '--yes'])).code).toBe(0);
    expect((await run(['export', similarExamplePerson.uid])).stderr).toContain('Nothing is stored of "asha-uid-2"');
    expect(await requests()).toContain('asha-uid  ');
  });

  test('if a company is requested with an older token after the command close, the next run of this command rejects the request', async () => {
    const { run, store, signUp } = await fixture();
    const { uid, renew } = await signUp('ravi@own.example');
    await store(asked(uid, 73));
    expect(await renew()).toBe('renewed');
    expect((await run(['close', uid, '--yes'])).stderr).toContain(
      'A token that was already issued is valid for up to an hour',
    );
    expect(await renew()).toBe('USER_DISABLED');
    // The rules check only the token, so a token that was issued before the closing can still request a company.
    await store({ [`provision_requests/${uid}`]: { uid, companyName: 'Late', status: 'pending' } });
    expect((await run(['find', uid])).out).toContain('"Late" (pending)  account blocked');
    expect((await run(['close', uid, '--yes'])).code).toBe(0);
    expect((await run(['find', uid])).out).toContain('"Late" (rejected)  account blocked');
  });

  test('the command sign-out ends sessions, and the command reset sends a mail for a new password, but neither does so without --yes', async () => {
    const { run, signUp, mails, sessionsCount, dump } = await fixture();
    const { uid } = await signUp('ravi@own.example');
    await sessionsCount(uid, 1);
    const before = await dump();
    const tried = [await run(['sign-out', 'Ravi@own.example']), await run(['reset', 'ravi@own.example'])];
    expect(tried.map(({ out }) => out.split('\n')[1])).toEqual([
      'Would end all sessions of the account.',
      'Would send the mail for a new password to ravi@own.example.',
    ]);
    expect([await dump(), await mails()]).toEqual([before, []]);
    expect((await run(['sign-out', uid, '--yes'])).out).toMatch(/^Signed out: \S+, \d{4}-\d\d-\d\dT/);
    expect(await sessionsCount(uid)).toBeGreaterThan(1);
    expect(JSON.parse((await run(['reset', 'ravi@own.example', '--yes', '--json'])).out)).toMatchObject({ uid });
    expect(await mails()).toEqual(['PASSWORD_RESET ravi@own.example']);
    expect((await run(['reset', examplePerson.account.email, '--yes'])).stderr).toContain(
      'has no password: it signs in by google',
    );
    expect((await run(['sign-out', 'nobody@x.example', '--yes'])).stderr).toContain(
      'There is no account with "nobody@x.example".',
    );
    expect(await mails()).toHaveLength(1);
  });

  const oddAddresses = [
    ['an apostrophe', "o'brien@own.example"],
    ['an ampersand', 'asha&sons@own.example'],
    ['a slash', 'sales/gst@own.example'],
    ['a plus sign and signs that a terminal reads', 'a+$b`c!d@own.example'],
    ['letters outside ASCII', 'आशा@दुकान.example'],
    ['marks of Latin letters', 'zoë@own.example'],
  ] as const;
  test('every command works with an address that has special characters', async () => {
    const { run, store, signUp, mails, sessionsCount } = await fixture();
    for (const [what, email] of oddAddresses) {
      const { uid } = await signUp(email);
      await sessionsCount(uid, 1);
      const told = async (...args: readonly string[]) => {
        const { code, out, stderr } = await run(args);
        expect([what, code, code === 0 ? '' : stderr]).toEqual([what, 0, '']);
        return out;
      };
      expect(JSON.parse(await told('find', email, '--json')), what).toMatchObject([
        { uid, emails: [{ value: email }] },
      ]);
      await told('sign-out', email, '--yes');
      expect(await sessionsCount(uid), what).toBeGreaterThan(1);
      expect(await told('reset', email), what).toContain('Would send the mail for a new password to ');
      await told('reset', email, '--yes');
      expect((await mails()).at(-1), what).toBe(`PASSWORD_RESET ${email}`);
      expect(JSON.parse(await told('export', email, '--although-typed')), what).toMatchObject({
        authentication: { email },
      });
      await store(asked(uid, 73));
      await told('close', uid, '--yes');
      expect(await told('erase', email, '--although-typed', '--yes'), what).toMatch(/^Erased: /);
    }
  });

  const searches = [
    ['the e-mail address', 'asha@patiltraders.example', ['asha-uid']],
    ['the address in capitals, with a space behind', 'Asha@PatilTraders.example ', ['asha-uid']],
    ['the phone in the record', '+919876543210', ['asha-uid']],
    ['ten digits', '98765 43210', ['asha-uid']],
    ['with a zero before', '098765-43210', ['asha-uid']],
    ['Hindi digits', '९८७६५ ४३२१०', ['asha-uid']],
    ['the phone of the account', '(+91) 98765 00000', ['asha-uid']],
    ['the last digits, in Hindi', '४३२११', ['asha-uid-2']],
    ['the user id', 'asha-uid-2', ['asha-uid-2']],
    ['a part of the name, in the account alone', 'patil', ['asha-uid', 'asha-uid-2']],
    ['a part of the company, in Hindi', 'पाटिल', ['asha-uid']],
    ['a part of the company id', 'sons-', ['asha-uid']],
    ['a part of an address', '@patiltraders.example.n', ['asha-uid-2']],
    ['nobody', 'vijay', []],
  ] as const;
  test('the command find finds a person by an address, a phone number, an id, or a part of a name or company', async () => {
    const { run } = await fixture();
    for (const [what, text, uids] of searches) {
      const { code, out, stderr } = await run(['find', text, '--json']);
      const found = (JSON.parse(out) as { uid: string }[]).map(({ uid }) => uid);
      expect(found.sort(), what).toEqual(uids);
      expect(code, what).toBe(uids.length > 0 ? 0 : 1);
      if (uids.length === 0) expect(stderr).toContain('Nobody found by "vijay".');
    }
  });

  test('the command find prints a line for each person, without control characters', async () => {
    const { run, store } = await fixture();
    await store({ 'user_profiles/ravi': { displayName: 'Ravi \u202e\u001b[31m', phone: null, email: null } });
    const { out } = await run(['find', 'ravi']);
    expect(out).toBe('ravi  -  -  "Ravi \\u{202e}\\u{1b}[31m"  -  no account');
    const line = [
      'asha-uid  asha@patiltraders.example (proved by Google)',
      '+919876500000 (account: proved by SMS), +919876543210 (record: typed)',
      '"Asha Pāṭil"  "पाटिल ट्रेडर्स & Sons" (rejected)  closed 2026-11-09 05:30  WARNING: the record’s phone number is not the account’s',
    ];
    expect((await run(['find', examplePerson.uid])).out).toBe(line.join('  '));
  });

  test('a contact selects the person who has proved it, and with --although-typed also a person who has only typed it', async () => {
    const { run, store, addAccounts, dump } = await fixture();
    const name = 'Eve"  +919876543210 (proved by SMS)';
    // Earlier access rules let a browser store a record whose e-mail address differs from the token's.
    const claims = {
      email: examplePerson.account.email,
      emailVerified: true,
      phone: '+919876500000',
      displayName: name,
    };
    await store({ 'user_profiles/eve': { uid: 'eve', ...claims } });
    await addAccounts([{ localId: 'eve', email: 'eve@own.example', emailVerified: true }]);
    const before = await dump();
    const found = (await run(['find', examplePerson.account.email])).out
      .split('\n')
      .find((line) => line.startsWith('eve'));
    expect(found).toBe(
      'eve  eve@own.example (account: proved by a mail’s link), asha@patiltraders.example (record: typed)  +919876500000 (record: typed)  "Eve\\"  +919876543210 (proved by SMS)"  -  WARNING: the record’s e-mail address is not the account’s',
    );
    for (const contact of ['Asha@patiltraders.example', '098765 00000']) {
      const { out, stderr } = await run(['export', contact]);
      expect([contact, JSON.parse(out).uid]).toEqual([contact, examplePerson.uid]);
      expect(stderr).toContain('Typed by eve as well, without proof: their data is neither exported nor erased.');
    }
    for (const args of [
      ['export', '98765 43210'],
      ['erase', similarExamplePerson.account.email, '--yes'],
    ]) {
      const { code, out, stderr } = await run(args);
      expect([code, out]).toEqual([1, '']);
      expect(stderr).toMatch(/is only typed, by asha-uid(-2)?, and nobody has proved it: .* --although-typed/);
    }
    expect(await dump()).toEqual(before);
    const { out } = await run(['erase', '98765 43210', '--although-typed']);
    expect(out.startsWith('asha-uid  ')).toBe(true);
    await store({ 'user_profiles/eve': { uid: 'eve', phone: '+919876543210' } });
    const two = await run(['erase', '98765 43210', '--although-typed', '--yes']);
    expect([two.code, two.stderr.includes('asha-uid, eve')]).toEqual([1, true]);
    const none = 'Nobody found by "nobody@x.example": no account and no record has it.';
    expect((await run(['erase', 'nobody@x.example'])).stderr).toContain(none);
    // Ravi signed up by phone and has an e-mail address from Google. Uma's record has an address with capital letters.
    const google = { providerId: 'google.com', rawId: 'g-ravi', email: 'ravi@gmail.example' };
    await addAccounts([{ localId: 'ravi', phoneNumber: '+919876500099', providerUserInfo: [google] }]);
    await store({ 'user_profiles/uma': { uid: 'uma', email: 'Uma@X.example' } });
    expect((await run(['erase', 'Ravi@gmail.example'])).out).toMatch(/^ravi {2}/);
    expect((await run(['erase', 'uma@x.example'])).stderr).toContain('is only typed, by uma');
    // Eva has typed the address that Google has verified for Ravi.
    await addAccounts([{ localId: 'eva', email: 'ravi@gmail.example' }]);
    const vouched = await run(['erase', 'ravi@gmail.example', '--although-typed']);
    expect([vouched.out.split(' ')[0], vouched.stderr]).toEqual([
      'ravi',
      expect.stringContaining('Typed by eva as well'),
    ]);
  });
});

/** Removes times and hashes, because each import of the accounts gives them other values. */
function withoutTimes(dump: unknown): unknown {
  const stamps = ['createTime', 'updateTime', 'createdAt', 'validSince', 'lastLoginAt', 'salt', 'passwordHash'];
  return JSON.parse(JSON.stringify(dump, (name, value) => (stamps.includes(name) ? undefined : value)));
}
