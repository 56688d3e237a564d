/** A plausible defect and the test that has to detect it. */
export type PlantedDefect = {
  /** Describes the harm to a visitor or an owner. */
  readonly harm: string;
  readonly file: string;
  /** The original text, which occurs in the file exactly once. */
  readonly text: string;
  readonly replacement: string;
  /** `title`: a part of the test's title as it is written in `file`, or in `titleIn` if that is set. */
  readonly test: { readonly file: string; readonly title: string; readonly titleIn?: string };
};

/** The defects that `npm run proof -- defects` plants, each in a copy of the sources. */
export const plantedDefects: readonly PlantedDefect[] = [
  // examples/application
  {
    harm: 'a page of another session signs the visitor out of the application',
    file: 'examples/application/session/refuse-foreign-posts.ts',
    text: 'isFormToken(formToken, context.var.visitor.proof) ? next()',
    replacement: "typeof formToken === 'string' ? next()",
    test: { file: 'dev/proof/application/session.test.ts', title: 'is refused, and the session continues' },
  },
  {
    harm: 'any form of the application’s origin counts as the answer to its question',
    file: 'examples/application/session/site-sign-out.ts',
    text: 'isPostOfThisApplication(context, settings) && isFormToken(formToken, currentProof(context, settings))',
    replacement: 'isPostOfThisApplication(context, settings)',
    test: {
      file: 'dev/proof/application/session.test.ts',
      title: 'with a forged form token ends no session',
    },
  },
  {
    harm: 'another site signs the visitor out of the application',
    file: 'examples/application/session/site-sign-out.ts',
    text: "context.req.header('origin') === settings.siteOrigin",
    replacement: "context.req.header('origin') !== settings.appOrigin",
    test: {
      file: 'dev/proof/application/session.test.ts',
      title: 'a sign-out in the name of the site ends no session',
    },
  },
  {
    harm: 'a form of the application leads to another site',
    file: 'examples/application/session/read-form.ts',
    text: "normalizeReturnPath(String(fields[returnPageField] ?? '/'))",
    replacement: "String(fields[returnPageField] ?? '/')",
    test: { file: 'dev/proof/application/session.test.ts', title: 'never leads to another site' },
  },
  {
    harm: 'a token that a sibling host has planted signs the visitor in as somebody else',
    file: 'examples/application/session/decide-visit.ts',
    text: "tokens.kind === 'of-one' && tokens.uid === uid &&",
    replacement: "tokens.kind === 'of-one' &&",
    test: {
      file: 'dev/proof/application/decide-visit.test.ts',
      title: 'asks the visitor when the site confirms another user',
    },
  },
  // session
  {
    harm: 'a sign-out that another site began, without a referrer, is not asked about',
    file: 'site/session/sign-out.ts',
    text: 'isSure = isFromSiteOrApplication(document.referrer, knownOrigins)',
    replacement: "isSure = document.referrer === '' || isFromSiteOrApplication(document.referrer, knownOrigins)",
    test: { file: 'site/session/sign-out.test.ts', title: 'a page that sends no referrer' },
  },
  {
    harm: 'a hand-off that is dated in the future waits for its answer forever',
    file: 'site/session/tab-storage.ts',
    text: 'age >= 0 && age < handoffLimit',
    replacement: 'age < handoffLimit',
    test: { file: 'site/session/tab-storage.test.ts', title: 'dated in the future' },
  },
  {
    harm: 'two readers of one hand-off both get the session',
    file: 'site/session/handoff.ts',
    text: '?currentDocument.exists=true',
    replacement: '',
    test: { file: 'dev/proof/rules/requests.emulator.test.ts', title: 'if three readers read a hand-off' },
  },
  {
    harm: 'a hand-off that another reader has taken counts as one’s own',
    file: 'site/session/handoff.ts',
    text: "status !== '200' && !(unanswered && status === '404')",
    replacement: "status === '503'",
    test: { file: 'site/session/handoff.test.ts', title: 'that another reader deletes in between' },
  },
  {
    harm: 'a partner’s page signs its visitor in as somebody else without a question',
    file: 'site/session/handoff.ts',
    text: '!wasAsked && !isOther && isTrusted',
    replacement: '!wasAsked && isTrusted',
    test: { file: 'site/session/handoff.test.ts', title: 'a trusted page while another user’s session is stored' },
  },
  {
    harm: 'a page over http hands its visitor over without a question',
    file: 'site/session/session-request.ts',
    text: "isCookieDomainForHost(cookieDomain, hostname) && (protocol === 'https:' || hostname === 'localhost')",
    replacement: 'isCookieDomainForHost(cookieDomain, hostname)',
    test: { file: 'site/session/session-request.test.ts', title: 'allows a hand-off without a question' },
  },
  {
    harm: 'the way back leads out of the application',
    file: 'site/session/session-request.ts',
    text: 'if (origin === start.origin) return',
    replacement: "if (origin !== '') return",
    test: { file: 'site/session/session-request.test.ts', title: 'leads to the application’s start page' },
  },
  {
    harm: 'a session is renewed without end',
    file: 'site/session/renewal.ts',
    text: 'Math.min(session.since, claims.auth_time)',
    replacement: 'claims.auth_time',
    test: {
      file: 'site/session/renewal.test.ts',
      title: 'a session ends seven days after the sign-in, or after auth_time if that is earlier',
    },
  },
  {
    harm: 'another user’s token renews a session',
    file: 'site/session/renewal.ts',
    text: 'claims.sub !== session.uid || ',
    replacement: '',
    test: {
      file: 'site/session/renewal.test.ts',
      title: 'a token of another user or another project ends the session',
    },
  },
  {
    harm: 'a tab writes cookies after another tab has signed out',
    file: 'site/session/stored-session.ts',
    text: "return isTheirs ? renewal : 'changed'",
    replacement: 'return renewal',
    test: { file: 'site/session/return-to-application.test.ts', title: 'a sign-out in another tab during the renewal' },
  },
  {
    harm: 'records come back after a sign-out',
    file: 'site/session/write-unwritten.ts',
    text: 'if (JSON.stringify(stored) !== before) return',
    replacement: 'if (stored === null) return',
    test: {
      file: 'site/session/write-unwritten.test.ts',
      title: 'are not stored again if the visitor signs out while they are written',
    },
  },
  // card
  {
    harm: 'the card sends a session to an address without https',
    file: 'widget/core/config-values.ts',
    text: "url.protocol === 'http:' && isLocal ?",
    replacement: "url.protocol === 'http:' ?",
    test: { file: 'widget/core/card-config.test.ts', title: 'is reported as one problem, whose' },
  },
  {
    harm: 'an answer after "Cancel" signs somebody in',
    file: 'widget/core/flows/run-request.ts',
    text: '(isCurrent() ? end(() => done(result, attempt)) : late?.(result))',
    replacement: 'end(() => done(result, attempt))',
    test: { file: 'widget/core/flows/run-request.test.ts', title: 'ignores a failed sign-out' },
  },
  {
    harm: 'Sign Up overwrites the name and phone of an existing account',
    file: 'account/account-records.ts',
    text: 'isNew || (value !== null && !stored.includes(field))',
    replacement: 'isNew || value !== null',
    test: { file: 'account/account-records.test.ts', title: 'does not replace a stored name or phone' },
  },
  {
    harm: 'a profile marks an address as verified although nobody has opened its mail',
    file: 'account/account-records.ts',
    text: 'emailVerified: email !== null && emailVerified',
    replacement: 'emailVerified: email !== null',
    test: { file: 'account/account-records.test.ts', title: 'of a new account has every field of the specification' },
  },
  {
    harm: 'the session’s cookies travel over plain http',
    file: 'account/session-cookies.ts',
    text: '; Secure; SameSite=None',
    replacement: '; SameSite=None',
    test: { file: 'account/session-cookies.test.ts', title: 'are the three cookies of the specification' },
  },
  {
    harm: 'the page learns the secret of the hand-off by an event',
    file: 'widget/core/flows/redirect-visitor.ts',
    text: 'redirectVisitor(context, { attempt, url, viaSite: true }',
    replacement: "redirectVisitor(context, { attempt, url: url + '#' + secret, viaSite: true }",
    test: { file: 'widget/core/flows/hand-off.test.ts', title: 'the events name neither the secret' },
  },
  {
    harm: 'anybody who can write to the host replaces a pinned card',
    file: 'widget/element/withdrawn/follow-withdrawal.ts',
    text: 'if (!(await isSigned(release, { successor, integrity, ...signed })))',
    replacement: "if (signed.why === '')",
    test: { file: 'widget/element/withdrawn/follow-withdrawal.test.ts', title: 'loads no other script' },
  },
  // rules
  {
    harm: 'an unverified address is stored as verified',
    file: 'firestore.rules',
    text: 'request.auth.token.email_verified == true && data.email',
    replacement: 'data.email',
    test: {
      file: 'dev/proof/rules/requests.emulator.test.ts',
      title: 'that claims a verified e-mail',
      titleIn: 'dev/proof/rules/requests/user-profile-requests.ts',
    },
  },
  {
    harm: 'a visitor changes a request that is already in progress',
    file: 'firestore.rules',
    text: "isOwn(uid) && resource.data.status == 'pending'\n",
    replacement: 'isOwn(uid)\n',
    test: {
      file: 'dev/proof/rules/requests.emulator.test.ts',
      title: 'in progress',
      titleIn: 'dev/proof/rules/requests/provision-requests.ts',
    },
  },
  {
    harm: 'a profile has an invisible name',
    file: 'firestore.rules',
    text: ' && isVisible(data.displayName)',
    replacement: '',
    test: {
      file: 'dev/proof/rules/requests.emulator.test.ts',
      title: 'invisible marks',
      titleIn: 'dev/proof/rules/requests/user-profile-requests.ts',
    },
  },
  // owner
  {
    harm: 'an account is closed before its holder can take the request back',
    file: 'dev/owner/people/closing.ts',
    text: 'skipsWaiting || isOver(requestedAt, minHoursBeforeClosing, now)',
    replacement: 'skipsWaiting || isOver(requestedAt, 1, now)',
    test: { file: 'dev/owner/people/closing.test.ts', title: 'if closed accounts are stored for two days' },
  },
  {
    harm: 'a command meant for an emulator changes a real project',
    file: 'dev/owner/admin/choose-firebase-backend.ts',
    text: "if (!projectId.startsWith('demo-'))",
    replacement: "if (projectId === '')",
    test: { file: 'dev/owner/admin/choose-firebase-backend.test.ts', title: 'an emulator and a real project' },
  },
  {
    harm: 'a stranger’s name sends control sequences to the owner’s terminal',
    file: 'dev/base/escape-for-terminal.ts',
    text: 'text.replace(hidden,',
    replacement: 'text.replace(/(?!)/g,',
    test: { file: 'dev/owner/provision/request-line.test.ts', title: 'escapeForTerminal replaces' },
  },
  // build
  {
    harm: 'the styles of a published edition are blocked by its own policy',
    file: 'site/prerender/hosting-config.ts',
    text: 'pagePolicy(inlineStyleHashes(html), []) })),',
    replacement: 'pagePolicy([], []) })),',
    test: {
      file: 'site/prerender/hosting-config.test.ts',
      title: 'of a published edition allows its own styles by hash',
    },
  },
  {
    harm: 'a script that somebody has put into a published edition runs',
    file: 'site/prerender/hosting-config.ts',
    text: 'pagePolicy(inlineStyleHashes(html), []) })),',
    replacement: 'pagePolicy(inlineStyleHashes(html), inlineScriptHashes(html)) })),',
    test: {
      file: 'site/prerender/hosting-config.test.ts',
      title: 'of a published edition allows its own styles by hash',
    },
  },
  {
    harm: 'a build republishes a published edition that somebody has changed',
    file: 'dev/release/editions/page-record.ts',
    text: 'recorded === undefined || recorded === own',
    replacement: 'recorded !== null',
    test: {
      file: 'dev/release/editions/published-editions.test.ts',
      title: 'if a live page and the page’s hash in the live list were changed together',
    },
  },
  {
    harm: 'a build republishes a release that somebody has changed',
    file: 'dev/release/releases/create-live-file-reader.ts',
    text: 'if (computeSriHash(body) !== integrity)',
    replacement: "if (integrity === '')",
    test: { file: 'dev/release/releases/fetch-earlier-releases.test.ts', title: 'a script was changed' },
  },
  {
    harm: 'an unsigned mark withdraws a release',
    file: 'dev/release/releases/withdrawals.ts',
    text: 'key === undefined || !isSignedWithdrawal(key, release, mark)',
    replacement: 'key === undefined',
    test: { file: 'dev/release/releases/withdrawals.test.ts', title: 'the build stops if a withdrawal is invalid' },
  },
  {
    harm: 'one malformed address stops the preview server',
    file: 'dev/services/start-site-server.ts',
    text: 'if (!isDecodable(path)) return null;',
    replacement: '',
    test: { file: 'dev/services/start-site-server.test.ts', title: 'and keeps running' },
  },
];
