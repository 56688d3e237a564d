import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFiles, movingFolder } from '../../../widget/release/release.ts';
import { signaturesFile } from '../../../widget/release/signed-file.ts';
import { buildAll } from '../../build/build-all.ts';
import { demoSettings, httpsDemoSettings, withoutBuildSettings } from '../../build/build-settings.ts';
import { readSignedFiles } from '../../build/releases/release-list.ts';
import { type MovingFiles, makeSigningKey, signFiles } from '../../build/releases/signing.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { setSignatures, startDeployments } from './start-deployments.ts';
import type { TestRun } from './test-run.ts';

/** Starts a site with a signed moving card, redeployed under open pages. `https`: its card uses https. */
export async function startSignedSite({ ports }: TestRun, folder: string, { https = false } = {}) {
  const [port = 0] = await freePorts(1);
  const [owner, next, stranger] = [makeSigningKey(), makeSigningKey(), makeSigningKey()];
  const origin = `http://localhost:${port}`;
  const { values } = https ? httpsDemoSettings(ports.https) : demoSettings(ports, { site: origin });
  const sign = (files: MovingFiles) => signFiles(files, [owner.secret]);
  const first = join(folder, 'first');
  // Neither the demo nor a build that goes live.
  const more = { VITE_SIGNING_KEYS: owner.known, ACCT_PLACEHOLDERS: '1' };
  await buildAll({ out: first, env: { ...withoutBuildSettings(), ...values, ...more }, sign });
  const deployments = await startDeployments({ folder: first, port, sign }, join(folder, 'later'));
  const tag = (integrity: string, card = '', files = origin): string =>
    `<script type="module" src="${files}/widget/v1/acct-auth-card.js" integrity="${integrity}"></script>
    <acct-auth-card ${card}><a href="${files}/login">Sign up or sign in</a></acct-auth-card>`;
  return { ...deployments, port, folder: first, keys: { owner, next, stranger }, tag };
}

/** Signs a build's moving card with these keys, over its own files or those of `other`. */
export function signBuild(build: string, secrets: readonly string[], other = build): void {
  const paths = [cardFiles.shell, cardFiles.single].map((file) => `${movingFolder}/${file}`);
  const files = paths.map((path) => [path, readFileSync(join(other, 'site/widget', path))] as const);
  setSignatures(build, signFiles(Object.fromEntries(files), secrets));
}

/** Serves a build's card at /widget/moved/ too, signatures included. */
export function serveMoved(build: string): void {
  const widget = join(build, 'site/widget');
  for (const name of readdirSync(widget)) cpSync(join(widget, name), join(widget, 'moved', name), { recursive: true });
  const signed = readSignedFiles(readFileSync(join(widget, signaturesFile), 'utf8'));
  const moved = Object.entries(signed).map(([file, each]) => [`moved/${file}`, each] as const);
  setSignatures(build, { ...signed, ...Object.fromEntries(moved) });
}
