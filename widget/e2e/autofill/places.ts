import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServices } from '../../../dev/proof/browser/test-services.ts';
import { type Language, sourceLanguage } from '../../languages/languages.ts';
import { declarativeCard } from '../declarative-card.ts';

/** Our own /login, a partner's page with one tag, and one with the card's HTML between its tags. */
export const places = ['page', 'tag', 'declarative'] as const;
export type Place = (typeof places)[number];

/** What a visitor has stored in a browser or manager. */
export const stored = {
  name: 'Asha Patil',
  company: 'Patil Traders',
  email: 'asha@patiltraders.example',
  phone: '+919876543210',
} as const;

/** A server for pages that no test can put into a browser other than Playwright's. `addressOf`: where the card stands. */
export async function servePlaces({ site, app, partner }: TestServices): Promise<{
  addressOf(language: Language, place: Place): string;
  stop(): Promise<void>;
}> {
  const server = createServer((request, response) => {
    const [, language, place] = (request.url ?? '').split('/') as [string, Language, Place];
    if (!places.includes(place)) return void response.writeHead(404).end();
    const inside = place === 'declarative' ? declarativeCard(language, 'signup') : '';
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="${language}">
      <title>A partner's page</title><link rel="icon" href="data:,">
      <script type="module" src="${partner}/widget/v1/acct-auth-card.js"></script>
      <body><acct-auth-card app-url="${app}">${inside}</acct-auth-card>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const login = (language: Language): string => `${site}${language === sourceLanguage ? '' : `/${language}`}/login`;
  return {
    addressOf: (language, place) => (place === 'page' ? login(language) : `${origin}/${language}/${place}`),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
