import { formatIndianDate } from '../../../base/indian-time.ts';
import { type DoctorContext, readRepositoryFile } from '../context.ts';
import { type DoctorQuestion, type Finding, notCheckedFinding, okFinding, wrongFinding } from '../finding.ts';
import { runCheckWithCredentials } from '../run-check-with-settings.ts';
import { sendGoogleRequest, unclearAnswerFinding } from '../send-google-request.ts';

const question: DoctorQuestion = {
  id: 'deployed-rules',
  subject: 'Whether the deployed access rules are those of this repository',
  why: 'they alone decide who can read and write people’s records',
};
const deploy = 'npx firebase deploy --project PROJECT --only firestore:rules --config dist/firebase.json';

type Release = { readonly rulesetName?: string };
type Ruleset = {
  readonly createTime?: string;
  readonly source?: { readonly files?: readonly { readonly content?: string }[] };
};

/**
 * Compares the deployed access rules with firestore.rules. The release `cloud.firestore` names a ruleset that contains
 * the text (https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases/get). A different comment counts
 * as a difference, but different line endings do not.
 */
export function checkDeployedRules(context: DoctorContext): Promise<readonly Finding[]> {
  return runCheckWithCredentials(context, question, async (token, project) => {
    const release = await sendGoogleRequest(
      context,
      `${context.services.rules}/v1/projects/${project}/releases/cloud.firestore`,
      {
        token,
      },
    );
    if (!('silence' in release) && release.status === 404) {
      const cure = `Deploy them: ${deploy}`;
      return [wrongFinding('rules-never-deployed', { what: 'No access rules are deployed', why: question.why, cure })];
    }
    const name = 'silence' in release ? undefined : (release.body as Release | null)?.rulesetName;
    if (name === undefined) return [unclearAnswerFinding(question, release)];
    const ruleset = await sendGoogleRequest(context, `${context.services.rules}/v1/${name}`, { token });
    const { source, createTime } = (('silence' in ruleset ? null : ruleset.body) ?? {}) as Ruleset;
    const [file, ...more] = source?.files ?? [];
    if (file?.content === undefined) return [unclearAnswerFinding(question, ruleset)];
    if (more.length > 0) {
      const what = 'The deployed access rules consist of several files, which cannot be compared';
      return [
        notCheckedFinding(question.id, { what, why: question.why, cure: `Deploy those of this repository: ${deploy}` }),
      ];
    }
    if (lines(file.content) === lines(readRepositoryFile(context, 'firestore.rules'))) {
      return [okFinding('deployed-rules', 'The deployed access rules are the same as firestore.rules')];
    }
    const since = createTime === undefined ? '' : `, of ${formatIndianDate(new Date(createTime))},`;
    const what = `The deployed access rules${since} differ from firestore.rules`;
    const cure = `Deploy them: ${deploy} (or check out the commit that is live)`;
    return [wrongFinding('rules-differ', { what, why: question.why, cure })];
  });
}

const lines = (text: string): string => text.replace(/\s*$/gm, '').trim();
