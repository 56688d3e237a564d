import { sharedDomain } from '../../../settings/domains.ts';
import type { DoctorContext } from '../context.ts';
import { collectFindings, type Finding, okFinding, unansweredQuestionFinding, wrongFinding } from '../finding.ts';
import { type DnsQueries, runCheckWithDns } from '../run-check-with-dns.ts';
import { type ProjectConfig, runCheckWithProjectConfig } from './project-config.ts';

const guide = 'docs/go-live.md#mail';

/** Checks that a domain has one SPF record (RFC 7208, 3.2) and a DMARC policy (RFC 7489, 6.6.3). */
export async function checkMailDomain(dns: DnsQueries, domain: string): Promise<readonly Finding[]> {
  const spf = await senders(dns, domain);
  const policies = (await dmarc(dns, domain)).map((text) => /;\s*p\s*=\s*(none|quarantine|reject)\b/i.exec(text)?.[1]);
  const [policy] = policies;
  const does = policy?.toLowerCase() === 'none' ? 'none, which refuses no forgery yet' : policy;
  return collectFindings(okFinding('mail-domain', `${domain} has one SPF record, and the DMARC policy ${does}`), [
    spf.length === 0 &&
      wrongFinding('spf-missing', {
        what: `${domain} has no SPF record`,
        why: 'anybody may send mails in its name, and your own land in the spam folder',
        cure: `Write one TXT record there: "v=spf1 -all" if nothing sends in its name, else ${guide}`,
      }),
    spf.length > 1 &&
      wrongFinding('spf-twice', {
        what: `${domain} has ${spf.length} SPF records`,
        why: 'with more than one, all of them are invalid, and mails land in the spam folder',
        cure: `Merge them into one (${guide})`,
      }),
    (policy === undefined || policies.length > 1) &&
      wrongFinding('dmarc-missing', {
        what: `_dmarc.${domain} has ${policies.length > 1 ? `${policies.length} policies` : 'no policy that can be read'}`,
        why: 'you do not learn of forged mails, and large mail providers trust your own less',
        cure: `Write one TXT record there, first "v=DMARC1; p=none; rua=mailto:YOU@${domain}" (${guide})`,
      }),
  ]);
}

const senders = async (dns: DnsQueries, domain: string): Promise<readonly string[]> =>
  (await dns.texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));

/** Returns the DMARC records of a domain. If the domain has none, returns the records of its registered domain. */
async function dmarc(dns: DnsQueries, domain: string): Promise<readonly string[]> {
  const own = (await dns.texts(`_dmarc.${domain}`)).filter((text) => /^v\s*=\s*DMARC1\s*;/i.test(text));
  const above = sharedDomain(domain);
  return own.length > 0 || above === null || above === domain ? own : dmarc(dns, above);
}

const question = {
  id: 'mail-sender',
  subject: 'Whether the mails of Authentication are signed and allowed by their domain',
  why: 'without that, mails of confirmation and for a new password land in the spam folder',
};

/** Checks the domain from which Firebase sends mails (https://firebase.google.com/docs/auth/email-custom-domain). */
export function checkMailSender(context: DoctorContext): Promise<readonly Finding[]> {
  return runCheckWithProjectConfig(context, question, async ({ notification }, project) => {
    const hasOwnServer = isOwnServer(notification);
    const domain = senderDomain(notification);
    if (domain === undefined)
      return [okFinding(question.id, `Mails come from ${project}.firebaseapp.com, whose records Google maintains`)];
    return runCheckWithDns(context, question, domain, async (dns) => {
      const unknown = `the SMTP service alone knows the name of its DKIM record for ${domain}`;
      const cure = 'Send yourself a mail for a new password: "Show original" in Gmail says DKIM PASS with your domain';
      const signed = hasOwnServer
        ? [unansweredQuestionFinding(question, unknown, cure)]
        : await signedByFirebase(dns, domain);
      return [...(await checkMailDomain(dns, domain)), ...signed];
    });
  });
}

const isOwnServer = (notification: ProjectConfig['notification']): boolean =>
  notification?.sendEmail?.method === 'CUSTOM_SMTP';

/** Returns the owner's domain from which mails are sent; undefined if they are sent from Firebase's domain. */
function senderDomain(notification: ProjectConfig['notification']): string | undefined {
  const { smtp, dnsInfo } = notification?.sendEmail ?? {};
  if (isOwnServer(notification)) return smtp?.senderEmail?.split('@')[1];
  return dnsInfo?.useCustomDomain ? dnsInfo.customDomain : undefined;
}

async function signedByFirebase(dns: DnsQueries, domain: string): Promise<readonly Finding[]> {
  const missing: string[] = [];
  for (const number of [1, 2]) {
    const name = `firebase${number}._domainkey.${domain}`;
    const key = `.dkim${number}._domainkey.firebasemail.com`;
    if (!(await dns.aliases(name)).some((alias) => alias.endsWith(key))) missing.push(name);
  }
  const spf = await senders(dns, domain);
  return collectFindings(okFinding(question.id, `Firebase’s mails are signed for ${domain}, and SPF allows them`), [
    missing.length > 0 &&
      wrongFinding('dkim-missing', {
        what: `Firebase’s DKIM key is missing at ${missing.join(' and at ')}`,
        why: question.why,
        cure: 'Write the records that Authentication > Templates > customise domain shows',
      }),
    spf.length === 1 &&
      !spf[0]?.includes('include:_spf.firebasemail.com') &&
      wrongFinding('spf-without-firebase', {
        what: `The SPF record of ${domain} does not include Firebase`,
        why: question.why,
        cure: `Add include:_spf.firebasemail.com to it (${guide})`,
      }),
  ]);
}
