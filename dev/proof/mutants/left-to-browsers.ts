const spec = (name: string): string => `held by site/e2e/${name}.spec.ts, on the built page in a browser`;

/** Files of site/session that only make sense in a built page, or decide nothing; who holds them. */
export const leftToBrowsers: Readonly<Record<string, string>> = {
  'site/session/app-check.ts': spec('app-check/refusals'),
  'site/session/greet.ts': spec('login-greeting'),
  'site/session/page.ts': spec('session-renewal'),
  'site/session/session-settings.ts': `constants of the build; the demo's are ${spec('session-handoff')}`,
  'site/session/tools.ts': `a list of what other files do, lent to the hand-off: ${spec('session-handoff')}`,
};
