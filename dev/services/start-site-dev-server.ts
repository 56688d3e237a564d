import { createServer } from 'vite';
import type { Service } from './service.ts';

/** Starts the site and the playground with hot reload, by vite.site.config.ts. */
export async function startSiteDevServer(port: number): Promise<Service> {
  const vite = await createServer({
    configFile: 'vite.site.config.ts',
    logLevel: 'warn',
    server: { port, strictPort: true },
  });
  await vite.listen();
  return {
    name: 'Site',
    address: `http://localhost:${port}`,
    note: 'with hot reload',
    died: new Promise<never>(() => {}),
    stop: () => vite.close(),
  };
}
