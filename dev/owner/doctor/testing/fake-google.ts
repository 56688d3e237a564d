import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { documentsRoot } from '../../../../account/firestore-address.ts';
import { popupProviders } from '../../../../account/popup-providers.ts';
import { freePorts } from '../../../services/free-ports.ts';
import { listenAsService } from '../../../services/service.ts';
import { validSettings } from '../../../settings/valid-settings.ts';

const { env: validEnv, brand } = validSettings;
type Settings = Readonly<typeof validEnv>;
type ProjectSettings = Omit<Settings, 'VITE_PARTNER_ORIGINS'> & Partial<Settings>;

/** Returns a project that is set up correctly for these settings. */
export const createValidProject = (env: ProjectSettings, brandDomain: string) => ({
  id: env.VITE_FIREBASE_PROJECT_ID,
  key: env.VITE_FIREBASE_API_KEY,
  number: '412345678901',
  domains: [env.VITE_FIREBASE_AUTH_DOMAIN, brandDomain, 'partner.test'] as readonly string[],
  /** The origins to which the key is limited. */
  referrers: [
    env.VITE_SITE_ORIGIN,
    `https://${env.VITE_FIREBASE_AUTH_DOMAIN}`,
    ...(env.VITE_PARTNER_ORIGINS?.split(/\s+/) ?? []),
  ] as readonly string[],
  keyIs: 'valid' as 'valid' | 'expired',
  /** The services for which the key may be used. */
  apis: ['identity', 'token'] as readonly ('identity' | 'token')[],
  /** True if Google's Identity Toolkit is on. */
  identityToolkit: true,
  tokenService: true,
  authentication: true,
  password: true,
  protection: true,
  /** The ids of the sign-in providers that are switched on. */
  popups: Object.values(popupProviders).map(({ id }) => id) as readonly string[],
  phone: true,
  signUp: true,
  smsRegions: ['IN'] as readonly string[],
  /** Google's answers about reCAPTCHA and the rules for passwords. Anybody with the public key can request them. */
  recaptchaConfig: {
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'AUDIT' }],
  } as object,
  recaptchaParams: { kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: '6Lc' } as object,
  passwordPolicy: { customStrengthOptions: { minPasswordLength: 8 }, enforcementState: 'ENFORCE' } as object,
  /** The reCAPTCHA keys that the owner has added to the project in the console. */
  ownKeys: [] as readonly string[],
  /** The settings for sending mail from a domain of the owner. */
  sendEmail: { method: 'DEFAULT', dnsInfo: { customDomain: brandDomain, useCustomDomain: true } } as object,
  /** The address to which links in mails lead. Undefined stands for Google's page. */
  mailPage: `${env.VITE_SITE_ORIGIN}/account/mail` as string | undefined,
  database: 'native' as 'native' | 'datastore' | 'missing' | 'disabled',
  /** The ids of the requests that the deployed rules allow to strangers, such as `user_profiles-get`. */
  open: [] as readonly string[],
  /** The text of the deployed access rules; null if none were ever deployed. */
  rules: readFileSync('firestore.rules', 'utf8') as string | null,
  /** The HTTP status with which the application answers the site's sign-out request. */
  signOut: 303,
  /** True if no request is ever answered. */
  isSilent: false,
  /** True if every service answers that it is busy. */
  isBusy: false,
});
export const validProject = createValidProject(validEnv, brand.domain);
export type FakeProject = Readonly<typeof validProject>;

type Reply = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };
const reply = (body: unknown): Reply => ({ status: 200, body });

/** Returns an error in Google's format. The comments in google-reply.ts name the sources of the formats. */
function refusal(status: number, message: string, reason?: string, code?: string): Reply {
  const details = reason
    ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }]
    : [];
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return { status, body: { error: { code: status, message, errors, ...(code && { status: code }), details } } };
}

/**
 * Starts a fake of Google's services under one origin (`/identity`, `/token`, `/firestore`, `/rules`), and of the
 * application (`/application`). `project` is called at each request. `requests` lists the requests as "METHOD PATH
 * BODY".
 */
export async function startFakeGoogle(project: () => FakeProject) {
  const [port = 0] = await freePorts(1);
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? await bodyOf(request) : {};
    requests.push(`${request.method} ${pathname} ${JSON.stringify(body)}`);
    const state = project();
    if (state.isSilent) return;
    const [, service = '', ...rest] = pathname.split('/');
    const asked = { path: rest.join('/'), key: searchParams.get('key'), body, request };
    const {
      status,
      body: answer,
      headers,
    } = state.isBusy
      ? refusal(503, 'The service is currently unavailable.')
      : (services[service]?.(state, asked) ?? refusal(404, 'Not Found'));
    const type = { 'content-type': 'application/json; charset=UTF-8' };
    response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(answer));
  });
  // The server never closes an idle connection, because a client could send its next request at that moment.
  server.keepAliveTimeout = 0;
  const origin = `http://localhost:${port}`;
  const { stop } = await listenAsService(server, port, { name: 'Google', address: origin });
  const at = (service: string): string => `${origin}/${service}`;
  return {
    origins: { identity: at('identity'), token: at('token'), firestore: at('firestore'), rules: at('rules') },
    application: at('application'),
    requests,
    stop,
  };
}

type Asked = {
  readonly path: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, string>>;
  readonly request: IncomingMessage;
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  if (request.headers['content-type']?.startsWith('application/json')) {
    return (await json(request)) as Record<string, string>;
  }
  return Object.fromEntries(new URLSearchParams(await text(request)));
}

const services: Readonly<Record<string, (project: FakeProject, asked: Asked) => Reply>> = {
  identity: (project, asked) => (asked.path.startsWith('admin/') ? admin(project, asked) : identity(project, asked)),
  token: (project, asked) =>
    keyRefusal(project, asked, 'token') ??
    (asked.body.grant_type === 'refresh_token' && asked.body.refresh_token
      ? refusal(400, 'INVALID_REFRESH_TOKEN', undefined, 'INVALID_ARGUMENT')
      : refusal(400, 'INVALID_GRANT_TYPE')),
  firestore,
  rules,
  application: ({ signOut: status }, { path, request }) =>
    path === 'site-sign-out' && request.method === 'POST'
      ? { status, body: {}, headers: { location: `${request.headers.origin}/session?signed-out` } }
      : refusal(404, 'Not Found'),
};

function keyRefusal(project: FakeProject, { key, request }: Asked, service: 'identity' | 'token'): Reply | null {
  const invalid = (message: string) => refusal(400, message, 'API_KEY_INVALID', 'INVALID_ARGUMENT');
  if (key !== project.key) return invalid('API key not valid. Please pass a valid API key.');
  if (project.keyIs === 'expired') return invalid('API key expired. Please renew the API key.');
  const { referer = '<empty>' } = request.headers;
  const isAllowed = project.referrers.some((origin) => referer === `${origin}/`);
  const denied = (message: string, reason: string) => refusal(403, message, reason, 'PERMISSION_DENIED');
  if (!isAllowed) return denied(`Requests from referer ${referer} are blocked.`, 'API_KEY_HTTP_REFERRER_BLOCKED');
  if (!project.apis.includes(service)) {
    const method =
      service === 'token'
        ? 'securetoken.googleapis.com method google.identity.securetoken.v1.SecureToken.GrantToken'
        : 'identitytoolkit.googleapis.com method google.cloud.identitytoolkit.v1.ProjectConfigService.GetProjectConfig';
    return denied(`Requests to this API ${method} are blocked.`, 'API_KEY_SERVICE_BLOCKED');
  }
  const [isOn, name] =
    service === 'token' ? [project.tokenService, 'Token Service'] : [project.identityToolkit, 'Identity Toolkit'];
  if (isOn) return null;
  const message = `${name} API has not been used in project ${project.number} before or it is disabled. Enable it, then retry.`;
  return denied(message, 'SERVICE_DISABLED');
}

function identity(project: FakeProject, asked: Asked): Reply {
  const { path, body } = asked;
  const refused = keyRefusal(project, asked, 'identity');
  if (refused) return refused;
  if (!project.authentication) return refusal(400, 'CONFIGURATION_NOT_FOUND');
  if (path === 'v1/projects') return reply({ projectId: project.number, authorizedDomains: project.domains });
  if (path === 'v1/accounts:signInWithPassword') {
    if (!project.password) return refusal(400, 'PASSWORD_LOGIN_DISABLED');
    return refusal(400, project.protection ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  }
  if (path === 'v1/accounts:createAuthUri') {
    if (!project.popups.includes(body.providerId ?? '')) {
      return refusal(400, 'OPERATION_NOT_ALLOWED : The identity provider configuration is not found.');
    }
    const authUri = `https://accounts.google.com/o/oauth2/auth?redirect_uri=${encodeURIComponent(body.continueUri ?? '')}`;
    const { providerId } = body;
    return reply({ kind: 'identitytoolkit#CreateAuthUriResponse', authUri, providerId, sessionId: 'x' });
  }
  if (path === 'v1/accounts:signInWithPhoneNumber') {
    return refusal(400, project.phone ? 'INVALID_SESSION_INFO' : 'OPERATION_NOT_ALLOWED');
  }
  if (path === 'v2/recaptchaConfig') return reply(project.recaptchaConfig);
  if (path === 'v1/recaptchaParams') return reply(project.recaptchaParams);
  if (path === 'v2/passwordPolicy') return reply(project.passwordPolicy);
  return refusal(404, 'Not Found');
}

export const fakeOwnerToken = 'ya29.of-the-owner';
const isOwner = ({ request }: Asked): boolean => request.headers.authorization === `Bearer ${fakeOwnerToken}`;

/**
 * Returns the project's configuration (https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config).
 * Features that are off are left out.
 */
function admin(project: FakeProject, asked: Asked): Reply {
  if (!isOwner(asked)) return refusal(401, 'Request had invalid authentication credentials.');
  const { phone, smsRegions, signUp, mailPage, sendEmail, ownKeys } = project;
  return reply({
    signIn: {
      email: { enabled: project.password, passwordRequired: true },
      ...(phone && { phoneNumber: { enabled: true } }),
    },
    notification: { sendEmail: { ...sendEmail, ...(mailPage && { callbackUri: mailPage }) } },
    recaptchaConfig: { recaptchaKeys: ownKeys.map((key) => ({ key: `projects/1/keys/${key}`, type: 'WEB' })) },
    client: { permissions: signUp ? {} : { disabledUserSignup: true } },
    smsRegionConfig: smsRegions.length > 0 ? { allowlistOnly: { allowedRegions: smsRegions } } : { allowByDefault: {} },
  });
}

function firestore(project: FakeProject, { path }: Asked): Reply {
  const [, collection = '', document] =
    /^v1\/projects\/[^/]+\/databases\/\(default\)\/documents\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  const { database, id } = project;
  if (database === 'missing') {
    const place = `Please visit https://console.cloud.google.com/datastore/setup?project=${id} to add a Cloud Datastore or Cloud Firestore database.`;
    return refusal(404, `The database (default) does not exist for project ${id} ${place}`, undefined, 'NOT_FOUND');
  }
  if (database === 'datastore') {
    return refusal(
      400,
      'The Cloud Firestore API is not available for Cloud Datastore projects.',
      undefined,
      'FAILED_PRECONDITION',
    );
  }
  if (database === 'disabled') {
    const message = `Cloud Firestore API has not been used in project ${id} before or it is disabled.`;
    return refusal(403, message, 'SERVICE_DISABLED', 'PERMISSION_DENIED');
  }
  const isOpen =
    project.open.includes(`${collection}-${document ? 'get' : 'list'}`) ||
    (collection === 'session_handoffs' && document !== undefined && project.rules !== null);
  if (!isOpen) return refusal(403, 'Missing or insufficient permissions.', undefined, 'PERMISSION_DENIED');
  if (!document) return reply({ documents: [{ name: `${documentsRoot(id)}/${collection}/asha` }] });
  const name = `${documentsRoot(id)}/${collection}/${document}`;
  return refusal(404, `Document "${name}" not found.`, undefined, 'NOT_FOUND');
}

/** https://firebase.google.com/docs/reference/rules/rest */
function rules({ id, rules: deployed }: FakeProject, asked: Asked): Reply {
  if (!isOwner(asked)) return refusal(401, 'Request had invalid authentication credentials.');
  if (deployed === null) return refusal(404, 'Requested entity was not found.', undefined, 'NOT_FOUND');
  const rulesetName = `projects/${id}/rulesets/0a1b2c3d`;
  if (asked.path === `v1/projects/${id}/releases/cloud.firestore`) {
    return reply({ name: `projects/${id}/releases/cloud.firestore`, rulesetName });
  }
  if (asked.path !== `v1/${rulesetName}`) return refusal(404, 'Requested entity was not found.');
  const source = { files: [{ name: 'firestore.rules', content: deployed, fingerprint: 'x' }] };
  return reply({ name: rulesetName, createTime: '2026-11-01T10:00:00.000000Z', source });
}
