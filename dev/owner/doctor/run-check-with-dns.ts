import { Resolver } from 'node:dns/promises';
import { sharedDomain } from '../../settings/domains.ts';
import type { DoctorContext } from './context.ts';
import { type DoctorQuestion, type Finding, unansweredQuestionFinding } from './finding.ts';

/**
 * The DNS queries that checks use. They resolve to an empty list if there is no such name or record, and reject if no
 * server answers.
 */
export type DnsQueries = ReturnType<typeof openDns>;

type Find = (dns: DnsQueries) => Promise<readonly Finding[]>;

/** Runs a check on DNS records if a server answers and knows the host's domain; else reports "not checked". */
export async function runCheckWithDns(context: DoctorContext, question: DoctorQuestion, host: string, find: Find) {
  const silent = (because: string) => [
    unansweredQuestionFinding(question, because, 'Run this again where DNS can be asked'),
  ];
  const domain = sharedDomain(host) ?? host;
  try {
    const dns = openDns(context);
    // Some networks answer every query with "no such name" until their user has signed in.
    return (await dns.isDomain(domain)) ? await find(dns) : silent(`no server knows the domain ${domain}`);
  } catch (error) {
    return silent((error as Error).message);
  }
}

function openDns({ dnsServers, answerWithin }: DoctorContext) {
  const resolver = new Resolver({ timeout: answerWithin / 2, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  const found = async <Found>(asked: Promise<readonly Found[]>): Promise<readonly Found[]> => {
    try {
      return await asked;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
      throw new Error(`no server answers (${code})`, { cause: error });
    }
  };
  return {
    isDomain: async (name: string) => (await found(resolver.resolveSoa(name).then((soa) => [soa]))).length > 0,
    addresses: (name: string) => found(resolver.resolve4(name)),
    aliases: (name: string) => found(resolver.resolveCname(name)),
    authorities: (name: string) => found(resolver.resolveCaa(name)),
    exchanges: (name: string) => found(resolver.resolveMx(name)),
    texts: async (name: string) => (await found(resolver.resolveTxt(name))).map((parts) => parts.join('')),
  };
}
