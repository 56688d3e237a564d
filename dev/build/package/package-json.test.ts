import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributeNames } from '../../../widget/core/card-config.ts';
import { packageJson, typedFrameworks } from './package-json.ts';
import { packageReadme } from './package-readme.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const facts = { name: '@acct/auth-card', version, description: 'The card.', license: 'UNLICENSED' };
const demo = { ...facts, site: null };
const live = { ...facts, site: 'https://www.acct.example' };

test('npm publishes neither the repository nor a demo build', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ private: true });
  expect(packageJson(demo)).toMatchObject({ private: true });
  expect(packageJson(demo)).not.toHaveProperty('publishConfig');
  expect(packageReadme(demo)).toContain('cannot be published');
});

test('a live build can be published to everybody, and leads to its own guide', () => {
  expect(packageJson(live)).toMatchObject({ homepage: `${live.site}/docs`, publishConfig: { access: 'public' } });
  expect(packageJson(live)).not.toHaveProperty('private');
  expect(packageReadme(live)).toContain(`${live.site}/docs`);
  expect(packageReadme(live)).not.toContain('demo');
});

test('every framework with an entry has its types', () => {
  const { exports } = packageJson(live) as { exports: Readonly<Record<string, unknown>> };
  for (const framework of typedFrameworks) {
    expect(exports).toHaveProperty([`./${framework}`]);
    expect(existsSync(`widget/package/${framework}.d.ts`)).toBe(true);
  }
});

test('its README names every attribute', () => {
  for (const name of attributeNames) expect(packageReadme(live)).toContain(`| \`${name}\` |`);
});

test('its changelog begins with this version', () => {
  expect(/^## (.+)$/m.exec(readFileSync('widget/package/changelog.md', 'utf8'))?.[1]).toBe(version);
});
