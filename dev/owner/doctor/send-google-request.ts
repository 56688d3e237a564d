import { type DoctorContext, fetchAddress } from './context.ts';
import { type DoctorQuestion, type Finding, unansweredQuestionFinding } from './finding.ts';
import { type GoogleRefusal, type GoogleReply, readGoogleReply } from './google-reply.ts';

export type GoogleAnswer = GoogleReply | { readonly silence: string };

/**
 * Sends a request to a Google service. `referrer` is sent as the origin of the requesting page, because a key may be
 * limited to certain websites. Never throws.
 */
export async function sendGoogleRequest(
  context: DoctorContext,
  address: string,
  { referrer, json, form, token }: { referrer?: string; json?: object; form?: object; token?: string } = {},
): Promise<GoogleAnswer> {
  const headers = {
    ...(referrer && { referer: `${referrer}/` }),
    ...(json && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const body = json ? JSON.stringify(json) : form && new URLSearchParams({ ...form });
  const answer = await fetchAddress(context, address, { headers, ...(body && { method: 'POST', body }) });
  return 'silence' in answer ? answer : readGoogleReply(answer);
}

const reasons: Readonly<Record<GoogleRefusal, readonly [because: string, cure: string]>> = {
  'key-not-valid': ['Google refuses the key', 'Correct the key first'],
  'key-expired': ['Google refuses the key', 'Correct the key first'],
  'referrer-blocked': ['the key is limited to other websites', 'Correct the limits of the key first'],
  'service-blocked': ['the key may not be used for this service', 'Correct the limits of the key first'],
  'api-disabled': ['the service is switched off in this project', 'Switch it on first: Google Cloud console > APIs'],
  'not-set-up': ['Authentication has not been set up', 'Firebase console > Security > Authentication > Get started'],
  'app-check': [
    'App Check is enforced, and this command has no App Check token',
    'Try it by hand: docs/go-live.md#the-first-day',
  ],
  busy: ['Google was busy, or has had too many requests from here', 'Run this again later'],
};

/** Returns a "not checked" finding for an answer of Google from which the check cannot draw a conclusion. */
export function unclearAnswerFinding(question: DoctorQuestion, answer: GoogleAnswer): Finding {
  if ('silence' in answer)
    return unansweredQuestionFinding(question, answer.silence, 'Run this again where that host can be reached');
  if (answer.refusal !== null) return unansweredQuestionFinding(question, ...reasons[answer.refusal]);
  const message = answer.message === '' ? 'without a message' : `"${answer.message.slice(0, 120)}"`;
  return unansweredQuestionFinding(
    question,
    `the answer was ${answer.status}, ${message}`,
    'Try it by hand (docs/go-live.md#the-first-day): Google may have changed its answers',
  );
}

/** The part of a Firebase project's configuration that anybody can read with its public key. */
export type PublicProjectConfig = {
  /** The project's number. Google sends it under this name, which usually means the id. */
  readonly projectId?: string;
  readonly authorizedDomains?: readonly string[];
};

/**
 * Requests `GET /v1/projects?key=KEY`, as the SDK does before it opens Google's window. The answer has projectId and
 * authorizedDomains.
 */
export const fetchPublicProjectConfig = (
  context: DoctorContext,
  key: string,
  referrer: string,
): Promise<GoogleAnswer> =>
  sendGoogleRequest(context, `${context.services.identity}/v1/projects?key=${encodeURIComponent(key)}`, { referrer });
