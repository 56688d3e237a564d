import { popupProviders } from '../popup-providers.ts';

type Providers = Readonly<Record<string, { readonly id: string; readonly name: string }>>;

/**
 * Finds texts that name one provider as a sign-in method but leave out another. Returns `path: name` for each missing
 * provider. Skips a text that is meant for one provider: its path begins or ends with the provider's key. Ignores the
 * phrases in `ofCompany`, in which a name means the company, and reports each phrase that no text contains.
 */
export function findMissingProviderNames(
  texts: readonly (readonly [path: string, text: string])[],
  ofCompany: readonly string[],
  providers: Providers = popupProviders,
): readonly string[] {
  const names = Object.values(providers).map(({ name }) => name);
  const own = Object.entries(providers).flatMap(([key, { id }]) => [key, id]);
  const unnamed = texts.flatMap(([path, text]) => {
    if (own.some((name) => path === name || path.startsWith(`${name}/`) || path.endsWith(`.${name}`))) return [];
    const waysIn = ofCompany.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
    const missing = names.filter((name) => !waysIn.includes(name));
    return missing.length < names.length ? missing.map((name) => `${path}: ${name}`) : [];
  });
  const unused = ofCompany.filter((phrase) => !texts.some(([, text]) => text.includes(phrase)));
  return [...unnamed, ...unused.map((phrase) => `no text has "${phrase}"`)];
}

/**
 * The table of providers with an additional provider. No text names that provider, so the check must find every text.
 */
export const providersWithExtraRow: Providers = { ...popupProviders, contoso: { id: 'contoso.com', name: 'Contoso' } };
