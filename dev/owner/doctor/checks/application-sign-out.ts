import { type DoctorContext, fetchAddress } from '../context.ts';
import { type Finding, okFinding, unansweredQuestionFinding, wrongFinding } from '../finding.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';

const id = 'application-sign-out';
const why = 'a person who signs out on the site stays signed in to the application until its own cookie expires';
const guide = 'docs/for-the-application.md, section 5';

/**
 * Checks that the application answers the POST that /session sends after a sign-out. This POST has no user id and no
 * cookie.
 */
export async function checkApplicationSignOut(context: DoctorContext): Promise<readonly Finding[]> {
  const name = 'VITE_APP_SIGN_OUT_URL';
  const subject = { id, subject: 'Whether the application signs out with the site', why };
  return runCheckWithSettings(context, subject, ['VITE_SITE_ORIGIN'], async ({ VITE_SITE_ORIGIN: site }) => {
    const { [name]: given } = context.env;
    if (!given) return [okFinding(id, `${name} is not set: /session says that the application may still be open`)];
    return runCheckWithSettings(context, subject, [name], async ({ [name]: address }) => {
      const { pathname, search } = new URL(address);
      const asked = context.liveApplication === null ? address : context.liveApplication + pathname + search;
      const answer = await fetchAddress(context, asked, {
        method: 'POST',
        headers: { origin: site },
        body: new URLSearchParams({ user_id: '' }),
      });
      if ('silence' in answer)
        return [
          unansweredQuestionFinding(subject, answer.silence, 'Run this again where the application can be reached'),
        ];
      const { status, headers } = answer;
      const what = `${address} answers a POST with ${status}`;
      if (status === 404 || status === 405)
        return [
          wrongFinding('application-sign-out-missing', {
            what,
            why,
            cure: `Have the application answer it (${guide})`,
          }),
        ];
      if (headers.get('location')?.startsWith(`${site}/`))
        return [okFinding(id, `${address} redirects back to the site`)];
      return [
        unansweredQuestionFinding(
          subject,
          `${what}, and does not redirect back to the site`,
          `Compare the site’s origin there (${guide})`,
        ),
      ];
    });
  });
}
