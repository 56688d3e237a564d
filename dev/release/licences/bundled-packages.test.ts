import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { readBundledPackages } from './bundled-packages.ts';
import { createBillOfMaterials, createLicenceNotices } from './licence-notices.ts';

const mit = 'Permission is hereby granted, free of charge, to any person obtaining a copy';

/** Writes these files into a folder. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder('packages');
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** Installs a package that consists of one module and the files `others`. */
function installed(name: string, others: Readonly<Record<string, string>>, metadata: object = { license: 'MIT' }) {
  const files = { 'package.json': JSON.stringify({ name, version: '1.2.3', ...metadata }), 'index.js': '', ...others };
  const inFolder = Object.entries(files).map(([file, text]) => [`node_modules/${name}/${file}`, text]);
  const root = folderOf(Object.fromEntries(inFolder));
  return () => readBundledPackages(['widget/register.ts', `node_modules/${name}/index.js`], root);
}

describe('a package in the build', () => {
  test('is listed with the text of its own licence and NOTICE files', () => {
    const packages = installed('sample', { LICENSE: 'Own words.', NOTICE: 'Thanks to Asha.' })();
    expect(packages).toEqual([
      { name: 'sample', version: '1.2.3', licence: 'MIT', holders: [], text: 'Own words.\nThanks to Asha.' },
    ]);
  });

  test('without a licence file is listed with the standard text and the copyright holders of its sources', () => {
    const source = '/* Copyright 2020 One\n */ a();\n/**\n * Copyright 2019 Other\n * Copyright 2020 One\n */';
    const [found] = installed('@sample/scoped', { 'index.js': source })();
    expect(found?.name).toBe('@sample/scoped');
    expect(found?.holders).toEqual(['Copyright 2019 Other', 'Copyright 2020 One']);
    expect(found?.text).toContain(mit);
    expect(found?.text).not.toContain('<');
  });

  test.each([
    ['names no copyright holder', {}, { license: 'MIT' }],
    ['has an unknown licence', { 'index.js': '// Copyright 2020 One' }, { license: 'Strange-1.0' }],
    ['declares no licence', { LICENSE: 'Own words.' }, {}],
  ])('stops the build when it %s', (_, files, metadata) => {
    expect(installed('sample', files, metadata)).toThrow('sample 1.2.3');
  });

  test.each(['\0other-tool/runtime.js', '../outside/index.js'])(
    'stops the build if its origin is unknown: %j',
    (id) => {
      expect(() => readBundledPackages([id])).toThrow('whose licence is unknown');
    },
  );
});

describe('the packages in the card', () => {
  const modules = ['react/index.js', '@r2wc/core/dist/core.js', 'scheduler/index.js', 'idb/build/index.js'];
  const packages = readBundledPackages(['\0rolldown/runtime.js', ...modules.map((each) => `node_modules/${each}`)]);

  test('are all in the notices, with their copyright holders', () => {
    const notices = createLicenceNotices(packages, 'The card holds');
    for (const { name, version, holders, text } of packages) {
      expect(notices).toContain(`${name} ${version} (`);
      expect(notices).toContain(text.trim());
      const whole = [...holders, text].join('\n');
      expect(whole).toMatch(/Copyright \(c\) .*(Meta|Bitovi|Jake Archibald|VoidZero)/);
      for (const holder of holders) expect(notices).toContain(holder);
    }
    expect(packages).toHaveLength(5);
  });

  test('are all in the bill of materials, which is the same for each build', () => {
    const card = { name: '@acct/auth-card', version: '1.0.0', licence: 'UNLICENSED', description: 'The card.' };
    const text = createBillOfMaterials(card, packages);
    expect(createBillOfMaterials(card, packages)).toBe(text);
    const { metadata, components, dependencies } = JSON.parse(text);
    const purl = 'pkg:npm/%40acct/auth-card@1.0.0';
    expect(metadata.component).toEqual({
      type: 'library',
      group: '@acct',
      name: 'auth-card',
      version: '1.0.0',
      description: 'The card.',
      'bom-ref': purl,
      purl,
      licenses: [{ license: { name: 'UNLICENSED' } }],
    });
    const purls = packages.map((each) => `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`);
    expect(components.map((each: { purl: string }) => each.purl)).toEqual(purls);
    for (const { licenses } of components) expect(licenses[0].license.id).toMatch(/^(Apache-2.0|ISC|MIT)$/);
    expect(dependencies[0]).toEqual({ ref: purl, dependsOn: purls });
  });
});
