import { randomBytes } from 'node:crypto';
import { documentsRoot, documentsUrl } from '../../../../account/firestore-address.ts';
import { askGoogle, type GoogleAnswer, openQuestion } from '../ask-google.ts';
import type { Context } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type Finding, ok, type Question, wrong } from '../finding.ts';
import type { GoogleReply } from '../google-reply.ts';
import { withSettings } from '../with-settings.ts';

const deployRules = 'npx firebase deploy --project PROJECT --only firestore --config dist/firebase.json';
const personal = ['user_profiles', 'provision_requests', 'account_requests'] as const;
/** What a stranger may try, such as `user_profiles-get`. */
type Try =
  Extract<FaultId, `${string}-open`> extends infer Id
    ? Id extends `${infer Act extends `${string}_${string}`}-open`
      ? Act
      : never
    : never;

const question: Question = {
  id: 'database',
  subject: 'Whether the database is there and closed to strangers',
  why: 'names, e-mail addresses and companies lie in it',
};

type Ask = (path: string) => Promise<GoogleAnswer>;

/** Asks the database as a stranger for a hand-off; `find` gets the answer of a database that is there. */
const withDatabase = (
  context: Context,
  find: (ask: Ask, handoff: GoogleAnswer, project: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> =>
  withSettings(context, question, ['VITE_FIREBASE_PROJECT_ID'], async ({ VITE_FIREBASE_PROJECT_ID: project }) => {
    const documents = documentsUrl(context.services.firestore, documentsRoot(project));
    const get = (path: string) => askGoogle(context, `${documents}/${path}`);
    // 256 bits at random: no hand-off has that id.
    const handoff = await get(`session_handoffs/${randomBytes(32).toString('base64url')}`);
    const missing = databaseFault(handoff, project);
    if (missing) return [missing];
    if (!isRefused(handoff) && !isNoDocument(handoff)) return [openQuestion(question, handoff)];
    return find(get, handoff, project);
  });

/** Whether the database is there. */
export function database(context: Context): Promise<readonly Finding[]> {
  return withDatabase(context, async (_ask, _handoff, project) => [
    ok('database', `The database of ${project} is there`),
  ]);
}

/**
 * The records, asked for as a stranger, without key or token; of a list no field is asked for, so that a hole shows no
 * person's data here. As Google's emulator answers: refused is 403 "Missing or insufficient permissions." or the rule's
 * place, allowed is 200, and 404 `Document "..." not found.` where there is none. Without a database 404 "The database
 * (default) does not exist for project ..." or "The project ... does not exist or it does not contain an active ...
 * database." (https://github.com/googleapis/nodejs-firestore/issues/991).
 */
export function records(context: Context): Promise<readonly Finding[]> {
  return withDatabase(context, async (get, handoff) => {
    const list = (name: string) => get(`${name}?pageSize=1&mask.fieldPaths=none`);
    const nobody = `nobody-${randomBytes(8).toString('hex')}`;
    const asked = await Promise.all([
      ...personal.map(async (name) => closed(`${name}-get`, name, 'read', await get(`${name}/${nobody}`))),
      ...personal.map(async (name) => closed(`${name}-list`, name, 'list', await list(name))),
      closed('session_handoffs-list', 'session_handoffs', 'list', await list('session_handoffs')),
    ]);
    return [...asked, areOurs(handoff)];
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
    return wrong('database-missing', { what: `Project ${project} has no database`, why, cure });
  }
  if (/Datastore Mode|Cloud Datastore projects/i.test(message)) {
    const cure =
      'Make a database in Native mode, or another project: Firebase console > Databases & Storage > Firestore';
    return wrong('database-mode', { what: `The database of ${project} is in Datastore mode`, why, cure });
  }
  if (refusal === 'api-disabled') {
    const cure = 'Google Cloud console > APIs & Services > Library > Cloud Firestore API > Enable';
    return wrong('database-disabled', { what: `The Cloud Firestore API is off in ${project}`, why, cure });
  }
  return null;
}

function closed(id: Try, name: string, act: 'read' | 'list', answer: GoogleAnswer): Finding {
  if (isRefused(answer)) return ok(id, `Strangers cannot ${act} ${name}`);
  const why = 'it holds people’s names, addresses and sessions';
  const isOpen = isNoDocument(answer) || (answer as GoogleReply).status === 200;
  if (!isOpen) return openQuestion({ id, subject: `Whether strangers can ${act} ${name}`, why }, answer);
  const cure = `Deploy the access rules of this repository: ${deployRules}`;
  return wrong(`${id}-open`, { what: `Anybody can ${act} ${name}`, why, cure });
}

/** Rules that refuse everything look closed, too. Ours let everybody ask for a hand-off whose id they know. */
function areOurs(handoff: GoogleAnswer): Finding {
  if (isNoDocument(handoff))
    return ok('rules-deployed', 'A hand-off can be fetched by its id, so rules of ours are deployed');
  return wrong('rules-not-deployed', {
    what: 'The deployed access rules refuse what /session needs: they are not those of this repository',
    why: 'sign-ups on partners’ pages end at /session with an error, and companies may not be stored',
    cure: `Deploy them: ${deployRules}`,
  });
}
