import { existsSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createApplication } from './application.ts';
import { connectFirebase } from './connect-firebase.ts';
import { explainHeaderOverflow } from './explain-header-overflow.ts';
import { readSettings } from './settings.ts';

try {
  if (existsSync('.env')) process.loadEnvFile();
  const settings = readSettings();
  const { projectId, port, host, appOrigin } = settings;
  const { fetch } = createApplication(connectFirebase(projectId), settings);
  // Accepts connections from this machine only, unless HOST names another address. Other machines connect to a TLS
  // proxy in front of it.
  const server = serve({ fetch, port, hostname: host }, () =>
    console.log(`The application is ready at ${appOrigin} (project ${projectId}).`),
  );
  server.once('error', refuse);
  explainHeaderOverflow(server);
  // Exits explicitly, because the signal alone does not end a process that is the first one in its container.
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
} catch (error) {
  refuse(error as Error);
}

function refuse({ message }: Error): never {
  console.error(`The application does not start: ${message}`);
  process.exit(1);
}
