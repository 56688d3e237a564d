import { serve } from '@hono/node-server';
import { createApplication } from './application.ts';
import { connectFirebase } from './connect-firebase.ts';
import { explainOverflow } from './explain-overflow.ts';
import { readSettings } from './settings.ts';

// Started by another process, it ends with it.
process.once('disconnect', () => process.exit(0));

try {
  const settings = readSettings();
  const { projectId, port, appOrigin } = settings;
  const { fetch } = createApplication(connectFirebase(projectId), settings);
  // Only this machine reaches it; for others stands what ends TLS in front of it.
  const server = serve({ fetch, port, hostname: '127.0.0.1' }, () =>
    console.log(`The application is ready at ${appOrigin} (project ${projectId}).`),
  );
  server.once('error', refuse);
  explainOverflow(server);
} catch (error) {
  refuse(error as Error);
}

function refuse({ message }: Error): never {
  console.error(`The application does not start: ${message}`);
  process.exit(1);
}
