import { isCookieDomainForHost } from '../../../../account/cookie-domain.ts';
import { parseHost } from '../../../settings/domains.ts';
import type { DoctorContext } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type Finding, okFinding, wrongFinding } from '../finding.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';
import { fetchPublicProjectConfig, type PublicProjectConfig, unclearAnswerFinding } from '../send-google-request.ts';

const question = {
  id: 'authorised-domains',
  subject: 'Which domains are authorised',
  why: 'on others Google refuses its window and text messages',
};
type Needed = { readonly id: FaultId; readonly whose: string; readonly address: string };
const place = 'Firebase console > Security > Authentication > Settings > Authorised domains';

/**
 * Returns true if the list of domains covers a host. A domain covers itself and every host below it, but a numeric
 * address covers only itself.
 */
const isCovered = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => isCookieDomainForHost(domain, host));

/**
 * Checks that the project allows sign-ins by Google and SMS on the site, in the sign-in window and on partners' pages,
 * but not on localhost.
 */
export function checkAuthorisedDomains(context: DoctorContext): Promise<readonly Finding[]> {
  const names = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_SITE_ORIGIN'] as const;
  return runCheckWithSettings(context, question, names, async (values) => {
    const answer = await fetchPublicProjectConfig(context, values.VITE_FIREBASE_API_KEY, values.VITE_SITE_ORIGIN);
    if ('silence' in answer) return [unclearAnswerFinding(question, answer)];
    const { authorizedDomains: domains } = (answer.body ?? {}) as PublicProjectConfig;
    if (answer.status !== 200 || domains === undefined) return [unclearAnswerFinding(question, answer)];
    const partners = (context.env.VITE_PARTNER_ORIGINS ?? '').split(/\s+/).filter((origin) => origin !== '');
    const needed: readonly Needed[] = [
      { id: 'site-not-authorised', whose: 'the site', address: values.VITE_SITE_ORIGIN },
      { id: 'auth-domain-not-authorised', whose: 'Google’s window', address: values.VITE_FIREBASE_AUTH_DOMAIN },
      ...partners.map((address): Needed => ({ id: 'partner-not-authorised', whose: 'a partner', address })),
    ];
    const missing = needed.flatMap(({ id, whose, address }) => {
      const host = parseHost(address);
      if (host === null || isCovered(host, domains)) return [];
      const what = `${host} (${whose}) is not among the authorised domains`;
      const why = 'Google refuses its window and text messages there';
      return [wrongFinding(id, { what, why, cure: `${place} > Add domain: ${host}` })];
    });
    const own = domains.includes('localhost')
      ? [
          wrongFinding('localhost-authorised', {
            what: 'localhost is among the authorised domains',
            why: 'any program on a visitor’s own machine may use the project’s sign-in',
            cure: `${place}: remove localhost (develop with the emulators, or with another project)`,
          }),
        ]
      : [];
    const faults = [...missing, ...own];
    if (faults.length > 0) return faults;
    return [
      okFinding('authorised-domains', `Authorised: ${needed.map(({ address }) => parseHost(address)).join(', ')}`),
    ];
  });
}
