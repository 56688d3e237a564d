import { describeOutdatedPictures } from '../../site/prerender/link-preview-digests.ts';
import { formatIndianDate } from '../base/indian-time.ts';
import { CommandError } from '../base/run-tool.ts';
import { findStepByValueName } from '../owner/go-live/find-step-id-by-finding.ts';
import { buildAll } from '../release/build-all.ts';
import { currentEdition } from '../release/editions/current-edition.ts';
import {
  editionRecordFile,
  findWordingFaults,
  readEditionRecord,
  unreviewedNoticeError,
  writeEditionRecord,
} from '../release/editions/edition-record.ts';
import { addPageHashes, findPageFaults } from '../release/editions/page-record.ts';
import { fetchEditionsForBuild } from '../release/editions/published-editions.ts';
import { validateEditions } from '../release/editions/validate-editions.ts';
import { earlierReleasesOptOutVariable, fetchReleasesForBuild } from '../release/releases/fetch-earlier-releases.ts';
import { refuseSignedCard } from '../release/releases/refuse-signed-card.ts';
import { readCommittedWithdrawals } from '../release/releases/withdrawals.ts';
import { isDemoBuild, liveBuildProblems, readBuildSettings, settingsError } from '../settings/read-build-settings.ts';
import { readEnvFile } from '../settings/read-env-file.ts';
import { formatProblem } from '../settings/setting-problem.ts';

/**
 * `npm run build`: writes dist/widget, dist/site and dist/package. Returns the exit code. If settings have problems,
 * throws one error that lists them all.
 */
export async function runBuildCommand(): Promise<number> {
  // Removes the setting that allows placeholders in a live build, because only measured builds may have placeholders.
  const env: Readonly<Record<string, string | undefined>> = {
    ...readEnvFile(process.cwd()),
    ACCT_PLACEHOLDERS: undefined,
  };
  const isDemo = isDemoBuild(env);
  const problems = liveBuildProblems(env);
  const stops = [
    settingsError(problems, (name) => findStepByValueName(name)?.id),
    isDemo ? null : await describeOutdatedPictures(),
    isDemo ? null : unreviewedNoticeError(),
  ];
  if (stops.some((stop) => stop !== null)) throw new CommandError(stops.filter((stop) => stop !== null).join('\n'));
  for (const problem of problems) console.warn(formatProblem(problem));
  const settings = readBuildSettings(env);
  if (settings.mode === 'demo') {
    console.warn('Demo build: no VITE_* setting is set, so card and site use local emulators and show a banner.');
  }
  const asksLiveSite = !isDemo && env[earlierReleasesOptOutVariable] !== '1';
  const earlier = await fetchReleasesForBuild(settings, env);
  const editions = await fetchEditionsForBuild(settings, env);
  if (!isDemo) {
    const now = await currentEdition(settings);
    const faults = [
      ...findWordingFaults(now.record, now.edition, now.hashes),
      ...(editions ? validateEditions(editions.list, now, formatIndianDate(new Date())) : []),
      ...(asksLiveSite ? findPageFaults(now.record, editions, now.edition) : []),
    ];
    if (faults.length > 0)
      throw new CommandError(`Consent must name the words that visitors see.\n${faults.join('\n')}`);
  }
  // A demo build has no earlier release that could be withdrawn.
  const withdrawn =
    earlier.length > 0 ? { marks: readCommittedWithdrawals(), key: settings.values.VITE_WITHDRAWAL_KEY } : undefined;
  await refuseSignedCard(settings, env);
  await buildAll({
    out: 'dist',
    env,
    earlier,
    editions,
    packs: true,
    ...(withdrawn && { withdrawn }),
  });
  if (asksLiveSite) recordPages('dist/site');
  console.log(
    'Written: dist/widget, dist/site with its releases at /widget/ (deploy with dist/firebase.json), and dist/package for npm.',
  );
  return 0;
}

/** Records the pages that the built site publishes, if they are not recorded yet. */
function recordPages(site: string): void {
  const record = readEditionRecord();
  const next = addPageHashes(record, site);
  if (JSON.stringify(next) === JSON.stringify(record)) return;
  writeEditionRecord(next);
  console.log(
    `${editionRecordFile}: the pages of notice and terms that this build publishes are recorded. Commit this file.`,
  );
}
