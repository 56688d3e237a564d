import { standalonePaths } from '../../../../site/base/paths.ts';
import type { DoctorContext } from '../context.ts';
import { type DoctorQuestion, type Finding, okFinding, wrongFinding } from '../finding.ts';
import { runCheckWithCredentials } from '../run-check-with-settings.ts';
import { sendGoogleRequest, unclearAnswerFinding } from '../send-google-request.ts';

/**
 * The part of a project's configuration that is checked
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config). If a feature is off, its field may be
 * missing.
 */
export type ProjectConfig = {
  readonly signIn?: { readonly phoneNumber?: { readonly enabled?: boolean } };
  readonly client?: { readonly permissions?: { readonly disabledUserSignup?: boolean } };
  readonly notification?: {
    readonly sendEmail?: {
      readonly callbackUri?: string;
      readonly method?: string;
      readonly smtp?: { readonly senderEmail?: string };
      readonly dnsInfo?: { readonly customDomain?: string; readonly useCustomDomain?: boolean };
    };
  };
  readonly recaptchaConfig?: { readonly recaptchaKeys?: readonly { readonly key?: string; readonly type?: string }[] };
  readonly smsRegionConfig?: { readonly allowlistOnly?: { readonly allowedRegions?: readonly string[] } };
};

const question = {
  id: 'project-config',
  subject: 'Whether Phone is on, to which countries SMS go, and whether new accounts are allowed',
  why: 'an SMS that programs ask for costs the owner money, and without new accounts nobody can sign up',
};
const place = 'Firebase console > Security > Authentication';

type Find = (config: ProjectConfig, project: string) => Promise<readonly Finding[]>;

/**
 * Runs a check on settings of Firebase Authentication that only the owner can read. Reports "not checked" if the
 * owner's credentials are missing.
 */
export const runCheckWithProjectConfig = (
  context: DoctorContext,
  asked: DoctorQuestion,
  find: Find,
): Promise<readonly Finding[]> =>
  runCheckWithCredentials(context, asked, async (token, project) => {
    const address = `${context.services.identity}/admin/v2/projects/${project}/config`;
    const answer = await sendGoogleRequest(context, address, { token });
    if ('silence' in answer || answer.status !== 200 || answer.body === null)
      return [unclearAnswerFinding(asked, answer)];
    return find(answer.body as ProjectConfig, project);
  });

/** Checks that phone sign-in is on, that SMS go only to chosen countries, and that new accounts are allowed. */
export function checkProjectConfig(context: DoctorContext): Promise<readonly Finding[]> {
  return runCheckWithProjectConfig(context, question, async (config) => [
    phoneFinding(config),
    regionsFinding(config),
    signUpFinding(config),
  ]);
}

/** Checks that links in mails lead to the site's own page. */
export function checkMailLinks(context: DoctorContext): Promise<readonly Finding[]> {
  const asked = {
    id: 'mail-links',
    subject: 'Where the links of mails lead',
    why: 'Google’s own page has no way back to the site',
  };
  const mailPage = `${context.env.VITE_SITE_ORIGIN}${standalonePaths.mail}`;
  return runCheckWithProjectConfig(context, asked, async (config) => [mailLinksFinding(config, mailPage)]);
}

function phoneFinding({ signIn }: ProjectConfig): Finding {
  if (signIn?.phoneNumber?.enabled) return okFinding('phone-on', 'Phone is on');
  return wrongFinding('phone-off', {
    what: 'Phone is switched off',
    why: 'the card offers it, and Google refuses each try (auth/operation-not-allowed)',
    cure: `${place} > Sign-in method > Phone: Enable`,
  });
}

function regionsFinding({ smsRegionConfig }: ProjectConfig): Finding {
  const allowed = smsRegionConfig?.allowlistOnly;
  const regions = allowed?.allowedRegions ?? [];
  if (allowed && !regions.includes('IN')) {
    return wrongFinding('sms-regions-without-india', {
      what: `SMS go to ${regions.join(', ') || 'no country'}${regions.length > 0 ? ' alone' : ''}, and none to India`,
      why: 'nobody there gets a code, so nobody signs in by phone',
      cure: `${place} > Settings > SMS region policy: Allow, India (IN)`,
    });
  }
  if (regions.length > 0) return okFinding('sms-regions', `SMS go to ${regions.join(', ')} alone`);
  return wrongFinding('sms-regions-open', {
    what: 'SMS go to every country, or to all but some',
    why: 'fraudulent programs request codes to numbers that earn them money, and the owner pays (docs/every-day.md#sms)',
    cure: `${place} > Settings > SMS region policy: Allow, India (IN) alone`,
  });
}

function signUpFinding({ client }: ProjectConfig): Finding {
  if (!client?.permissions?.disabledUserSignup) return okFinding('sign-up-open', 'New accounts are allowed');
  return wrongFinding('sign-up-closed', {
    what: 'New accounts are not allowed',
    why: 'nobody can sign up (auth/admin-restricted-operation)',
    cure: `${place} > Settings > User actions: Enable create (sign-up)`,
  });
}

function mailLinksFinding({ notification }: ProjectConfig, mailPage: string): Finding {
  const callbackUri = notification?.sendEmail?.callbackUri;
  if (callbackUri === mailPage) return okFinding('mail-links', `The links of mails lead to ${mailPage}`);
  return wrongFinding('mail-links-elsewhere', {
    what: `The links of mails lead to ${callbackUri ?? 'Google’s own page'}`,
    why: 'a new password ends at another address without a way back, and mail scanners use up links of confirmation',
    cure: `${place} > Templates > Customise action URL: ${mailPage}`,
  });
}
