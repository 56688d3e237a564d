import { randomBytes } from 'node:crypto';
import { documentsRoot, documentsUrl } from '../../../../account/firestore-address.ts';
import type { DoctorContext } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type DoctorQuestion, type Finding, okFinding, wrongFinding } from '../finding.ts';
import type { GoogleReply } from '../google-reply.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';
import { type GoogleAnswer, sendGoogleRequest, unclearAnswerFinding } from '../send-google-request.ts';

const deployRules = 'npx firebase deploy --project PROJECT --only firestore --config dist/firebase.json';
const personal = ['user_profiles', 'provision_requests', 'account_requests'] as const;
/** The id of a request that the doctor makes without signing in, such as `user_profiles-get`. */
type Attempt =
  Extract<FaultId, `${string}-open`> extends infer Id
    ? Id extends `${infer Act extends `${string}_${string}`}-open`
      ? Act
      : never
    : never;

const question: DoctorQuestion = {
  id: 'database',
  subject: 'Whether the database exists and is closed to strangers',
  why: 'it has names, e-mail addresses and companies',
};

type Ask = (path: string) => Promise<GoogleAnswer>;

/**
 * Reads a hand-off that does not exist, without signing in. If the answer shows that there is a database, calls `find`
 * with this answer.
 */
const withDatabase = (
  context: DoctorContext,
  find: (ask: Ask, handoff: GoogleAnswer, project: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> =>
  runCheckWithSettings(
    context,
    question,
    ['VITE_FIREBASE_PROJECT_ID'],
    async ({ VITE_FIREBASE_PROJECT_ID: project }) => {
      const documents = documentsUrl(context.services.firestore, documentsRoot(project));
      const get = (path: string) => sendGoogleRequest(context, `${documents}/${path}`);
      // No stored hand-off has this id, because the ids of hand-offs consist of 256 random bits.
      const handoff = await get(`session_handoffs/${randomBytes(32).toString('base64url')}`);
      const missing = databaseFault(handoff, project);
      if (missing) return [missing];
      if (!isRefused(handoff) && !isNoDocument(handoff)) return [unclearAnswerFinding(question, handoff)];
      return find(get, handoff, project);
    },
  );

export function checkDatabase(context: DoctorContext): Promise<readonly Finding[]> {
  return withDatabase(context, async (_ask, _handoff, project) => [
    okFinding('database', `The database of ${project} exists`),
  ]);
}

/**
 * Requests records without key or token. The requests for lists ask for no fields, so that the doctor gets no personal
 * data even if the rules allow everything. The expected answers are those of Google's emulator. It answers a refused
 * request with 403, and names the rule or says "Missing or insufficient permissions.". It answers an allowed request
 * with 200, or with 404 `Document "..." not found.` if there is no such document. Without a database, every request is
 * answered with 404 "The database (default) does not exist for project ..." or "The project ... does not exist or it
 * does not contain an active ... database." (https://github.com/googleapis/nodejs-firestore/issues/991).
 */
export function checkRecordAccess(context: DoctorContext): Promise<readonly Finding[]> {
  return withDatabase(context, async (get, handoff) => {
    const list = (name: string) => get(`${name}?pageSize=1&mask.fieldPaths=none`);
    const nobody = `nobody-${randomBytes(8).toString('hex')}`;
    const asked = await Promise.all([
      ...personal.map(async (name) => accessFinding(`${name}-get`, name, 'read', await get(`${name}/${nobody}`))),
      ...personal.map(async (name) => accessFinding(`${name}-list`, name, 'list', await list(name))),
      accessFinding('session_handoffs-list', 'session_handoffs', 'list', await list('session_handoffs')),
    ]);
    return [...asked, rulesFinding(handoff)];
  });
}

const isRefused = (answer: GoogleAnswer): boolean =>
  !('silence' in answer) && answer.status === 403 && answer.refusal === null;
const isNoDocument = (answer: GoogleAnswer): boolean =>
  !('silence' in answer) && answer.status === 404 && /\bdocument\b.*not found/i.test(answer.message);

function databaseFault(answer: GoogleAnswer, project: string): Finding | null {
  if ('silence' in answer) return null;
  const why = 'no sign-up can be stored, and no partner’s page can hand one over';
  const { message, refusal } = answer;
  if (answer.status === 404 && /does not exist|does not contain an active/i.test(message)) {
    const cure =
      'Firebase console > Databases & Storage > Firestore > Create database: Standard edition, (default), Native mode (the location can never be changed)';
    return wrongFinding('database-missing', { what: `Project ${project} has no database`, why, cure });
  }
  if (/Datastore Mode|Cloud Datastore projects/i.test(message)) {
    const cure =
      'Make a database in Native mode, or another project: Firebase console > Databases & Storage > Firestore';
    return wrongFinding('database-mode', { what: `The database of ${project} is in Datastore mode`, why, cure });
  }
  if (refusal === 'api-disabled') {
    const cure = 'Google Cloud console > APIs & Services > Library > Cloud Firestore API > Enable';
    return wrongFinding('database-disabled', { what: `The Cloud Firestore API is off in ${project}`, why, cure });
  }
  return null;
}

function accessFinding(id: Attempt, name: string, act: 'read' | 'list', answer: GoogleAnswer): Finding {
  if (isRefused(answer)) return okFinding(id, `Strangers cannot ${act} ${name}`);
  const why = 'it holds people’s names, addresses and sessions';
  const isOpen = isNoDocument(answer) || (answer as GoogleReply).status === 200;
  if (!isOpen) return unclearAnswerFinding({ id, subject: `Whether strangers can ${act} ${name}`, why }, answer);
  const cure = `Deploy the access rules of this repository: ${deployRules}`;
  return wrongFinding(`${id}-open`, { what: `Anybody can ${act} ${name}`, why, cure });
}

/**
 * Checks that this repository's access rules are deployed. These rules let anybody read a hand-off by its id. Rules
 * that refuse every request would not allow this.
 */
function rulesFinding(handoff: GoogleAnswer): Finding {
  if (isNoDocument(handoff))
    return okFinding(
      'rules-deployed',
      'A hand-off can be read by its id, so the rules of this repository are deployed',
    );
  return wrongFinding('rules-not-deployed', {
    what: 'The deployed access rules refuse requests that /session needs: they are not those of this repository',
    why: 'sign-ups on partners’ pages end at /session with an error, and companies may not be stored',
    cure: `Deploy them: ${deployRules}`,
  });
}
