import { describe, expect, test } from 'vitest';
import { settingNames } from '../../../settings/build-settings.ts';
import { validSettings } from '../../settings/valid-settings.ts';
import { parseCurrentValues } from './add-answers-to-files.ts';
import { applyAnswers, readAnswers } from './apply-answers.ts';
import { goLiveSteps } from './go-live-steps.ts';
import { initialGuideMemory } from './guide.ts';
import { listSteps } from './list-steps.ts';
import { runGuide } from './run-guide.ts';
import {
  completeFiles,
  createFakeGuideServices,
  createStepFindings,
  type EnteredLines,
  fullyConfirmedMemory,
  unansweredFiles,
} from './testing/create-fake-guide-services.ts';

const { env, brand } = validSettings;

/** Runs the guide with the lines that the owner types. */
async function walk(
  fixture: ReturnType<typeof createFakeGuideServices>,
  script: EnteredLines,
  step: string | null = null,
) {
  fixture.fake.script = script;
  fixture.fake.transcript = '';
  const code = await runGuide(fixture.services, step);
  expect(fixture.fake.script, 'lines that nobody asked for').toEqual([]);
  return { code, text: fixture.fake.transcript };
}

const names: EnteredLines = [
  ['name: ', brand.name],
  ['domain: ', brand.domain],
  ['packageName: ', brand.packageName],
  ['since [2024]: ', ''],
  ['VITE_SITE_ORIGIN: ', env.VITE_SITE_ORIGIN],
  ['VITE_APP_URL: ', env.VITE_APP_URL],
  ['VITE_COOKIE_DOMAIN: ', env.VITE_COOKIE_DOMAIN],
  ['VITE_APP_LOGIN_URL: ', env.VITE_APP_LOGIN_URL],
  ['VITE_BLOG_URL: ', env.VITE_BLOG_URL],
  ['VITE_ANDROID_APP_URL: ', env.VITE_ANDROID_APP_URL],
  ['VITE_IOS_APP_URL: ', env.VITE_IOS_APP_URL],
];

describe('the start of the guide', () => {
  test('the guide begins with the first step that is not done, and prints how many steps remain', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    fixture.fake.check = () => createStepFindings({ 'ways-in': 'wrong', build: 'wrong' });
    const { text, code } = await walk(fixture, [['Press Enter', 'q']]);
    expect(text).toContain(`${goLiveSteps.length - 2} of ${goLiveSteps.length} steps are done, 2 remain.`);
    expect(text).toContain('Step 7 of 21: The ways in (ways-in)');
    expect(code).toBe(1);
  });

  test('the guide ends at once if every step is done', async () => {
    const { text, code } = await walk(createFakeGuideServices(completeFiles, fullyConfirmedMemory), []);
    expect([code, text]).toEqual([0, expect.stringContaining('All steps are done.')]);
  });

  test('the guide begins with the step that --step names, and asks all questions of this step again', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    const key = env.VITE_FIREBASE_API_KEY;
    const script: EnteredLines = [
      ['sdkconfig', ''],
      [`VITE_FIREBASE_API_KEY [${key}]: `, ''],
      ['VITE_FIREBASE_AUTH_DOMAIN [', ''],
      ['VITE_FIREBASE_APP_ID [', ''],
    ];
    const { text, code } = await walk(fixture, script, 'web-app');
    expect([code, fixture.fake.written]).toEqual([0, []]);
    expect(text).toContain('Done: The web app.');
  });

  test('--list prints every step with its state', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    fixture.fake.check = () => createStepFindings({ build: 'wrong', mails: 'not-checked' });
    expect(await listSteps(fixture.services)).toBe(1);
    const lines = fixture.fake.transcript.trimEnd().split('\n');
    expect(lines).toHaveLength(goLiveSteps.length);
    expect(lines.filter((line) => !/^ *\d+ {2}done/.test(line))).toEqual([
      '11  not checked  mails               Mails',
      '16  WRONG        build               Build',
    ]);
  });
});

describe('at the questions of a step, the guide', () => {
  test('lists all changes after the last question, and writes them only after a yes', async () => {
    const fixture = createFakeGuideServices();
    const { text } = await walk(fixture, [
      ...names,
      ['Write this? [Y/n]', 'y'],
      ['firebase --version', 'n'],
      ['gcloud', null],
    ]);
    expect(text).toContain('  - "name": "Acct",\n');
    expect(text).toContain('  + VITE_COOKIE_DOMAIN=.hisaab.test\n');
    const given = parseCurrentValues(fixture.fake.files);
    expect([given.brand.name, given.env.VITE_APP_URL]).toEqual([brand.name, env.VITE_APP_URL]);
    expect(fixture.fake.memory.answers).toEqual({});
  });

  test('prints a short explanation with an example, and the whole explanation if the owner types a ?', async () => {
    const fixture = createFakeGuideServices(completeFiles, initialGuideMemory);
    const { text } = await walk(fixture, [...Array(4).fill(''), ['VITE_SITE_ORIGIN', '?'], null], 'names');
    expect(text).toContain('  Where this site is served: https, the host, and no slash');
    expect(text).toContain('  Find it: Firebase console > Hosting');
    expect(text).toContain('  Example: https://www.acct.example\n  Today: https://www.hisaab.test\n');
    expect(text).toContain('ACCT_WITHOUT_EARLIER_RELEASES=1 in the environment');
  });

  test('prints explanations without Markdown', async () => {
    const { text } = await walk(
      createFakeGuideServices(completeFiles, fullyConfirmedMemory),
      ['n', '?', null],
      'withdrawal-key',
    );
    expect(text).toContain('  Optional. The public half of the key');
    expect(text).not.toContain('`');
  });

  test('refuses wrong answers with the reason, and offers the value that the owner probably meant', async () => {
    const fixture = createFakeGuideServices();
    const script: EnteredLines = [
      '',
      'TBD',
      brand.name,
      `www.${brand.domain}`,
      [`domain [${brand.domain}]: `, ''],
      null,
    ];
    const { text } = await walk(fixture, script);
    expect(text).toContain('This one is needed.');
    expect(text).toContain(
      `name 'TBD' contains a placeholder, "TBD": every visitor would read it. Write the real one.`,
    );
    expect(fixture.fake.memory.answers).toEqual({ name: brand.name, domain: brand.domain });
  });

  test('refuses an answer that does not fit another answer', async () => {
    const { VITE_COOKIE_DOMAIN: _, ...others } = env;
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    const script: EnteredLines = [
      ...Array(6).fill(''),
      ['VITE_COOKIE_DOMAIN', '.khata.test'],
      ['VITE_COOKIE_DOMAIN', null],
    ];
    const { text } = await walk(fixture, script, 'names');
    expect(text).toContain(`VITE_COOKIE_DOMAIN=.khata.test does not cover ${new URL(others.VITE_SITE_ORIGIN).host}`);
  });

  test('lets the owner correct the previous answer if two answers do not fit each other', async () => {
    const fixture = createFakeGuideServices();
    const script: EnteredLines = [
      ...names.slice(0, 5),
      ['VITE_APP_URL: ', 'https://app.khata.test'],
      ['VITE_COOKIE_DOMAIN: ', env.VITE_COOKIE_DOMAIN],
      ['VITE_COOKIE_DOMAIN: ', '<'],
      ['VITE_APP_URL [https://app.khata.test]: ', env.VITE_APP_URL],
      ['VITE_COOKIE_DOMAIN: ', env.VITE_COOKIE_DOMAIN],
      null,
    ];
    const { text } = await walk(fixture, script);
    expect(text).toContain('VITE_APP_URL=https://app.khata.test is not below hisaab.test');
    expect(text).toContain('  <: the question before.');
    expect(fixture.fake.memory.answers).toMatchObject({
      VITE_APP_URL: env.VITE_APP_URL,
      VITE_COOKIE_DOMAIN: env.VITE_COOKIE_DOMAIN,
    });
  });

  test('asks "Really?" about a suspicious answer, and accepts it only after a yes', async () => {
    const fixture = createFakeGuideServices({
      ...completeFiles,
      settings: completeFiles.settings?.replace(/^VITE_FIREBASE_API_KEY=.*$/m, '') ?? '',
    });
    const doubtful = 'AKfycbx-another-form-of-key';
    const script: EnteredLines = [
      ['sdkconfig', 'n'],
      doubtful,
      ['Really?', ''],
      doubtful,
      ['Really?', 'y'],
      '',
      '',
      ['Write this?', 'y'],
      null,
    ];
    const before = { ...fullyConfirmedMemory };
    fixture.fake.memory = before;
    const { text } = await walk(fixture, script.slice(0, -1), 'web-app');
    expect(text).toContain('does not look like an API key');
    expect(parseCurrentValues(fixture.fake.files).env.VITE_FIREBASE_API_KEY).toBe(doubtful);
  });

  test('asks "Really?" if there are terms but no privacy notice', async () => {
    const settings = completeFiles.settings?.replace(/^VITE_PRIVACY_URL=.*\n/m, '') ?? '';
    const fixture = createFakeGuideServices({ ...completeFiles, settings }, fullyConfirmedMemory);
    const privacy = [
      ['VITE_PRIVACY_URL (Enter: leave out): ', ''],
      ['Really?', 'n'],
      ['VITE_PRIVACY_URL (Enter: leave out): ', env.VITE_PRIVACY_URL],
    ] as const;
    const script: EnteredLines = [['Answer 7 more', 'y'], '', '', ...privacy, '', '', '', '', ['Write this?', 'y']];
    const { text } = await walk(fixture, script, 'settings');
    expect(text).toContain('VITE_TERMS_URL=https://www.hisaab.test/terms is set without VITE_PRIVACY_URL: ');
  });

  test('asks again for an optional answer that was left out but that another answer needs', async () => {
    const owner = completeFiles.owner.replace(/"sellerGstin": ".*"/, '"sellerGstin": null');
    const fixture = createFakeGuideServices({ ...completeFiles, owner }, fullyConfirmedMemory);
    const script: EnteredLines = [
      ...Array(5).fill(''),
      ['Answer 24 more', 'n'],
      ['sellerGstin (Enter: leave out): ', ''],
      ['Really?', 'n'],
      ['sellerGstin (Enter: leave out): ', validSettings.facts.sellerGstin],
      ['Write this?', 'y'],
      'n',
      'n',
    ];
    const { text } = await walk(fixture, script, 'facts');
    expect(text).toContain('sellerGstin is missing, but gstOnPrices says that GST is charged');
  });

  test('removes an optional value if the owner types a hyphen, and does not ask for it again', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    const script: EnteredLines = [
      ['VITE_PARTNER_ORIGINS (-: leave out) [https://partner.test', '-'],
      ['Write this?', ''],
      ['Press Enter', ''],
    ];
    const { code } = await walk(fixture, script, 'authorised-domains');
    expect(parseCurrentValues(fixture.fake.files).env.VITE_PARTNER_ORIGINS).toBeUndefined();
    expect(code).toBe(0);
    expect(fixture.fake.memory.asked).toContain('VITE_PARTNER_ORIGINS');
  });

  test('reads \\n as a line break of a fact, and keeps quotes, number signs and Hindi', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    const address = 'दुकान "4" #12\\nPune 411005';
    const optional = goLiveSteps.find(({ id }) => id === 'facts')?.asks?.slice(4, -1) ?? [];
    const answers = optional.map((name) => (name === 'postalAddress' ? address : ''));
    const script: EnteredLines = [
      ...Array(5).fill(''),
      ['Answer 24 more', 'y'],
      ...answers,
      ['Write this?', 'y'],
      'n',
      'n',
    ];
    const { text } = await walk(fixture, script, 'facts');
    expect(parseCurrentValues(fixture.fake.files).facts.postalAddress).toBe('दुकान "4" #12\nPune 411005');
    expect(text).toContain('  + "postalAddress": "दुकान \\"4\\" #12\\nPune 411005",');
  });

  test('asks all questions again if the owner refuses to write the answers', async () => {
    const fixture = createFakeGuideServices(unansweredFiles);
    const { text } = await walk(fixture, [...names, ['Write this?', 'n'], [`name [${brand.name}]: `, 'Khata'], null]);
    expect(fixture.fake.written).toEqual([]);
    expect(fixture.fake.memory.answers).toMatchObject({ name: 'Khata', domain: brand.domain });
    expect(text).toContain('Nothing is lost: 10 answers are remembered, and not written yet.');
  });
});

test('after Ctrl-C the next start continues at the same question, and no answer is lost', async () => {
  const fixture = createFakeGuideServices();
  const first = await walk(fixture, [...names.slice(0, 6), ['VITE_COOKIE_DOMAIN', null]]);
  expect(first.code).toBe(130);
  const second = await walk(fixture, [...names.slice(6), ['Write this?', 'y'], null]);
  expect(second.text).not.toContain('VITE_SITE_ORIGIN: ');
  expect(parseCurrentValues(fixture.fake.files).env.VITE_SITE_ORIGIN).toBe(env.VITE_SITE_ORIGIN);
});

test('the guide keeps changes that an editor makes to the files while it runs', async () => {
  const fixture = createFakeGuideServices();
  const { services, fake } = fixture;
  const { ask } = services.terminal;
  const edited = {
    ...services,
    terminal: {
      ...services.terminal,
      ask: (prompt: string) => {
        if (prompt.startsWith('Write this?'))
          fake.files = { ...fake.files, owner: fake.files.owner.replace('"renewal": null', '"renewal": "By hand"') };
        return ask(prompt);
      },
    },
  };
  await walk({ ...fixture, services: edited }, [...names, ['Write this?', 'y'], null]);
  expect(parseCurrentValues(fake.files)).toMatchObject({ brand: { name: brand.name }, facts: { renewal: 'By hand' } });
});

test('the guide exits with 0 when the step that --step names is done, even if other steps are open', async () => {
  const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
  fixture.fake.check = (step) =>
    createStepFindings(step === null ? { build: 'wrong', mails: 'wrong' } : { build: 'wrong' });
  const { code, text } = await walk(fixture, [['Press Enter', '']], 'mails');
  expect([code, text]).toEqual([0, expect.stringContaining('Still open: build.')]);
});

describe('a command', () => {
  const atDeploy = () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    let isDeployed = false;
    fixture.fake.check = () => createStepFindings(isDeployed ? {} : { deploy: 'wrong' });
    fixture.fake.run = ({ run }) => {
      isDeployed ||= run.includes('deploy');
      return { code: 0, output: '' };
    };
    return fixture;
  };

  test('is shown with the owner’s names, and runs only after a yes', async () => {
    const fixture = atDeploy();
    const line = 'npx firebase deploy --project hisaab-prod --only hosting,firestore --config dist/firebase.json';
    const { text, code } = await walk(fixture, [
      [line, 'y'],
      ['git tag live-2026-11-27-1530', 'n'],
    ]);
    expect(text).toContain(`$ ${line}`);
    expect(fixture.fake.ran.map(({ run }) => run.join(' '))).toEqual([line]);
    expect(code).toBe(0);
  });

  test('that the owner does not run leaves its step open', async () => {
    const fixture = atDeploy();
    const { text } = await walk(fixture, [
      ['deploy', ''],
      ['git tag', ''],
      ['Enter: check again, l: later', 'l'],
    ]);
    expect(fixture.fake.ran).toEqual([]);
    expect(text).toContain('Still open: deploy. npm run go-live continues there.');
  });

  test('that corrects the failure of another command is offered only after that command has failed', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    fixture.fake.check = () => createStepFindings({ build: 'wrong' });
    const { text } = await walk(fixture, [
      ['npm run build', 'y'],
      ['check again', 'l'],
    ]);
    expect(text).not.toContain('ACCT_WITHOUT');
    fixture.fake.run = () => ({ code: 1, output: '' });
    await walk(fixture, [
      ['npm run build', 'y'],
      ['ACCT_WITHOUT_EARLIER_RELEASES=1 npm run build', 'n'],
      ['check again', 'l'],
    ]);
  });

  const config = {
    apiKey: env.VITE_FIREBASE_API_KEY,
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    appId: env.VITE_FIREBASE_APP_ID,
  };
  test.each([
    ['answers the four settings', JSON.stringify({ status: 'success', result: { sdkConfig: config } }), 0],
    ['leaves the questions to the owner if its output has another format', 'const firebaseConfig = {}', 3],
    [
      'leaves a question to the owner if a value of its output is wrong',
      JSON.stringify({ result: { sdkConfig: { ...config, authDomain: 'https://x' } } }),
      1,
    ],
  ])('that gets the project’s configuration from Firebase %s', async (_, output, questions) => {
    const settings = `VITE_FIREBASE_PROJECT_ID=hisaab-prod\n${completeFiles.settings?.replace(/^VITE_FIREBASE_.*\n/gm, '')}`;
    const fixture = createFakeGuideServices({ ...completeFiles, settings }, fullyConfirmedMemory);
    fixture.fake.run = () => ({ code: 0, output });
    const { VITE_FIREBASE_API_KEY: key, VITE_FIREBASE_AUTH_DOMAIN: host, VITE_FIREBASE_APP_ID: app } = env;
    const typed = questions === 1 ? [host] : [key, host, app].slice(0, questions);
    const { code } = await walk(fixture, [['sdkconfig', 'y'], ...typed, ['Write this?', 'y']]);
    expect(code).toBe(0);
    expect(parseCurrentValues(fixture.fake.files).env).toMatchObject({
      VITE_FIREBASE_API_KEY: key,
      VITE_FIREBASE_AUTH_DOMAIN: host,
      VITE_FIREBASE_APP_ID: app,
    });
  });
});

test('an optional question that a command has answered is not asked', async () => {
  const settings = completeFiles.settings?.replace(/^VITE_WITHDRAWAL_KEY=.*\n/m, '') ?? '';
  const fixture = createFakeGuideServices({ ...completeFiles, settings }, fullyConfirmedMemory);
  const key = env.VITE_WITHDRAWAL_KEY;
  fixture.fake.run = () => ({ code: 0, output: `Written: key.pem\nFor .env.production: VITE_WITHDRAWAL_KEY=${key}\n` });
  const script: EnteredLines = [
    ['npm run withdraw -- --new-key ../withdrawal.pem', 'y'],
    ['Write this?', 'y'],
  ];
  const { code, text } = await walk(fixture, script, 'withdrawal-key');
  expect([code, parseCurrentValues(fixture.fake.files).env.VITE_WITHDRAWAL_KEY]).toEqual([0, key]);
  expect(text).toContain('It answers VITE_WITHDRAWAL_KEY.');
});

describe('after the actions of a step, the guide', () => {
  test('shows the remedy for each fault, and checks again', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    let checks = 0;
    fixture.fake.check = () =>
      createStepFindings(++checks < 3 ? { database: 'wrong' } : {}).map((each) => ({
        ...each,
        ...(each.cure !== undefined && { cure: 'firebase deploy --project PROJECT' }),
      }));
    const { text, code } = await walk(fixture, [
      ['Press Enter', ''],
      ['Enter: check again, l: later, q: stop', ''],
    ]);
    expect(text).toContain(
      '  WRONG        database looked at\n               why: reason\n               cure: firebase deploy --project hisaab-prod\n',
    );
    expect(code).toBe(0);
  });

  test('asks the owner to confirm each unchecked finding, and in the next run asks only about new findings', async () => {
    const fixture = createFakeGuideServices(completeFiles, fullyConfirmedMemory);
    fixture.fake.check = () => createStepFindings({ mails: 'not-checked' });
    const { text, code } = await walk(fixture, [
      ['Press Enter', ''],
      ['Is that so?', 'y'],
    ]);
    expect(text).toContain('This cannot be checked from here. It worked if the console shows your sender.');
    expect(code).toBe(0);
    expect((await walk(fixture, [])).code).toBe(0);
    fixture.fake.check = () =>
      createStepFindings({ mails: 'not-checked' }).map((each) => ({ ...each, id: `${each.id}-new` }));
    await walk(fixture, [['Press Enter', 'l']]);
  });

  test('asks the owner to confirm the step if no check proves it', async () => {
    const fixture = createFakeGuideServices(completeFiles, {
      ...fullyConfirmedMemory,
      confirmed: { ...fullyConfirmedMemory.confirmed, billing: undefined as never },
    });
    const { text, code } = await walk(fixture, [['Is that so?', 'y']]);
    expect(text).toContain('Only you can see this. It worked if the console shows Blaze');
    expect(code).toBe(0);
  });
});

describe('--answers', () => {
  const apply = (answers: object, files = unansweredFiles) => {
    const fixture = createFakeGuideServices(files);
    const code = applyAnswers(fixture.services, readAnswers('a.json', JSON.stringify(answers)));
    return { ...fixture.fake, code, lines: fixture.fake.transcript.trimEnd().split('\n') };
  };

  test('writes all answers, asks nothing, and ends with a line for each missing answer', () => {
    const { VITE_APP_URL: _, ...given } = env;
    const { code, files, lines } = apply({ ...brand, ...validSettings.facts, ...given, legalName: null });
    expect(parseCurrentValues(files).env).toEqual(given);
    expect(lines.slice(-2)).toEqual([
      'VITE_APP_URL is missing (npm run go-live -- --step names)',
      'legalName is missing (npm run go-live -- --step facts)',
    ]);
    expect(code).toBe(1);
  });

  test('returns 0 if nothing is missing, and changes nothing when the same answers are given again', () => {
    const all = { ...brand, ...validSettings.facts, ...env };
    const { code, files, lines } = apply(all);
    expect([code, lines.filter((line) => /missing|placeholder/.test(line))]).toEqual([0, []]);
    expect(Object.keys(parseCurrentValues(files).env)).toEqual(settingNames.filter((name) => name in env).sort());
    expect(apply(all, files).lines).toEqual(['Nothing has changed.']);
  });

  test('writes nothing if an answer is wrong, and explains each wrong one in a sentence', () => {
    const { code, written, lines } = apply({
      VITE_APP_URL: 'http://a.hisaab.test',
      supportEmail: 'care',
      name: 'Khata',
    });
    expect([code, written]).toEqual([1, []]);
    expect(lines).toEqual([
      expect.stringMatching(/^\.env\.production: VITE_APP_URL=http:.* is not an https address: /),
      expect.stringMatching(/^owner\.json: supportEmail 'care' is not an e-mail address: /),
      'Nothing was written.',
    ]);
  });

  test.each(['name', 'since', 'closedAccountsKeptFor'])(
    'rejects an empty answer for %s, which every build needs',
    (name) => {
      const { code, written, lines } = apply({ [name]: '' }, completeFiles);
      expect([code, written]).toEqual([1, []]);
      expect(lines).toEqual([
        expect.stringMatching(new RegExp(`^owner\\.json: ${name} is missing: `)),
        'Nothing was written.',
      ]);
    },
  );

  test.each([
    ['{', 'a.json is not JSON: '],
    ['x\n', 'a.json is not JSON: Unexpected token \'x\', "x " is not valid JSON.'],
    ['[]', 'a.json: write { "NAME": "answer" }'],
    ['{"VITE_APP": "x"}', 'a.json: no step asks for VITE_APP.'],
    ['{"name": {}}', 'a.json: name is neither a text, a number nor null.'],
  ])('reports in one sentence that a file of answers with the text %s is wrong', (text, sentence) => {
    expect(() => readAnswers('a.json', text)).toThrow(sentence);
  });
});
