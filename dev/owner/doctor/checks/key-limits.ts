import type { DoctorContext } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type Finding, okFinding, wrongFinding } from '../finding.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';
import { fetchPublicProjectConfig, sendGoogleRequest, unclearAnswerFinding } from '../send-google-request.ts';

const place = 'Google Cloud console > APIs & Services > Credentials > the key';
type Page = { readonly id: FaultId; readonly origin: string; readonly why: string };
const names = ['VITE_FIREBASE_API_KEY', 'VITE_SITE_ORIGIN'] as const;

/**
 * Checks that the public key may be used on each page with the card, and in the window of Google's sign-in
 * (firebase-js-sdk#998).
 */
export function checkKeyReferrers(context: DoctorContext): Promise<readonly Finding[]> {
  const question = {
    id: 'key-referrers',
    subject: 'Whether the key may be used on the pages with the card',
    why: 'where it may not, nobody can sign up or in',
  };
  return runCheckWithSettings(context, question, [...names, 'VITE_FIREBASE_AUTH_DOMAIN'], async (values) => {
    const { VITE_FIREBASE_API_KEY: key, VITE_SITE_ORIGIN: site, VITE_FIREBASE_AUTH_DOMAIN: authDomain } = values;
    const partners = (context.env.VITE_PARTNER_ORIGINS ?? '').split(/\s+/).filter((origin) => origin !== '');
    const origins: readonly Page[] = [
      {
        id: 'key-blocked-on-site',
        origin: site,
        why: 'nobody can sign up or in on the site, and /session renews nothing',
      },
      { id: 'key-blocked-in-window', origin: `https://${authDomain}`, why: 'Google’s window ends with an error' },
      ...partners.map(
        (origin): Page => ({ id: 'key-blocked-on-partner', origin, why: 'nobody can sign up or in there' }),
      ),
    ];
    const found: (Finding | null)[] = await Promise.all(
      origins.map(async ({ id, origin, why }) => {
        const answer = await fetchPublicProjectConfig(context, key, origin);
        if (!('silence' in answer) && answer.status === 200) return null;
        if ('silence' in answer || answer.refusal !== 'referrer-blocked') return unclearAnswerFinding(question, answer);
        const what = `The key is limited to websites, and ${origin} is not one of them`;
        return wrongFinding(id, { what, why, cure: `${place} > Website restrictions: add ${origin}/*` });
      }),
    );
    const faults = found.filter((finding) => finding !== null);
    // Reports only one of the pages that could not be checked, because the reason is the same for all of them.
    const open = faults.find(({ status }) => status === 'not-checked');
    if (faults.length > 0) return [...faults.filter(({ status }) => status === 'wrong'), ...(open ? [open] : [])];
    return [okFinding('key-referrers', `The key may be used on ${origins.map(({ origin }) => origin).join(', ')}`)];
  });
}

/** Error codes with which the Token Service refuses an invalid token. They show that it has accepted the key. */
const checkedTokenCodes = ['INVALID_REFRESH_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND', 'PROJECT_NUMBER_MISMATCH'];

/**
 * Checks that /session can renew sessions. The check sends an invalid token, for which a working service answers
 * INVALID_REFRESH_TOKEN.
 */
export function checkTokenService(context: DoctorContext): Promise<readonly Finding[]> {
  const why = 'nobody’s session is renewed: after an hour /session says that it cannot reach the server';
  const question = { id: 'token-service', subject: 'Whether sessions can be renewed', why };
  return runCheckWithSettings(
    context,
    question,
    names,
    async ({ VITE_FIREBASE_API_KEY: key, VITE_SITE_ORIGIN: site }) => {
      const address = `${context.services.token}/v1/token?key=${encodeURIComponent(key)}`;
      const form = { grant_type: 'refresh_token', refresh_token: 'no-token' };
      const answer = await sendGoogleRequest(context, address, { referrer: site, form });
      if ('silence' in answer) return [unclearAnswerFinding(question, answer)];
      if (checkedTokenCodes.includes(answer.code))
        return [okFinding('token-service', 'The Token Service accepts the key, so /session can renew sessions')];
      if (answer.refusal === 'service-blocked') {
        const cure = `${place} > API restrictions: add Token Service API`;
        return [
          wrongFinding('token-service-blocked', {
            what: 'The key may not be used for the Token Service API',
            why,
            cure,
          }),
        ];
      }
      if (answer.refusal === 'api-disabled') {
        const cure = 'Google Cloud console > APIs & Services > Library > Token Service API > Enable';
        return [
          wrongFinding('token-service-disabled', { what: 'The Token Service API is off in this project', why, cure }),
        ];
      }
      return [unclearAnswerFinding(question, answer)];
    },
  );
}
