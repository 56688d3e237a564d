import { popupProviders } from '../popup-providers.ts';

type Providers = Readonly<Record<string, { readonly id: string; readonly name: string }>>;

/**
 * Finds texts that name one provider as a sign-in method but leave out another. Returns `path: name` for each missing
 * provider. Skips a text about one provider only: its path begins or ends with the provider's key. In the phrases
 * `ofCompany`, a name means the company. Ignores these phrases, and reports each of them that no text contains.
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

/** The providers, and one more that no text names. A test checks that `findMissingProviderNames` reports each text. */
export const providersWithExtraRow: Providers = { ...popupProviders, contoso: { id: 'contoso.com', name: 'Contoso' } };
