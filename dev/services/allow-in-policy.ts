export type HostingHeaders = { source: string; headers: { key: string; value: string }[] }[];

const directives = /(^|;)(\s*)(connect-src|frame-src)(\s[^;]*)/g;

/** The same headers, with `origins` added to connect-src and frame-src of every content security policy. */
export function allowInPolicy(headers: HostingHeaders, origins: readonly string[]): HostingHeaders {
  const extend = (policy: string): string => {
    return policy.replace(directives, (_, start, space, name, sources: string) => {
      const kept = sources.trim() === "'none'" ? '' : sources.trimEnd();
      return `${start}${space}${name}${kept} ${origins.join(' ')}`;
    });
  };
  return headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key.toLowerCase() === 'content-security-policy' ? extend(value) : value,
    })),
  }));
}
