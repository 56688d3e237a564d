import { createServer } from 'node:http';
import { createMainApp } from '../main-app/create-main-app.ts';
import { projectId } from '../ports.ts';
import { listen } from './listen.ts';
import type { Service } from './service.ts';

export type StartMainAppOptions = {
  readonly port: number;
  readonly firestorePort: number;
  /** Origin of the site, for the link back to /login. */
  readonly siteOrigin: string;
  readonly cookieDomain?: string;
};

/** Starts the example of the main application; ACCT_COOKIE_PREFIX changes the `acct` of its cookie names. */
export function startMainApp({
  port,
  firestorePort,
  siteOrigin,
  cookieDomain = 'localhost',
}: StartMainAppOptions): Promise<Service> {
  const app = createMainApp({
    projectId,
    cookiePrefix: process.env.ACCT_COOKIE_PREFIX || 'acct',
    cookieDomain,
    firestoreOrigin: `http://127.0.0.1:${firestorePort}`,
    loginUrl: `${siteOrigin}/login`,
  });
  return listen(createServer(app), port, {
    name: 'Main application',
    address: `http://localhost:${port}`,
    note: 'an example',
  });
}
