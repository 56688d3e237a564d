// Runs the Auth emulator as a child process. firebase-tools' `emulators:start` also boots a hub, a logging server and
// an update check. Loading only the module of the Auth emulator starts twice as fast, and needs no configuration file.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const [projectId, port] = process.argv.slice(2);
const { useConsoleLoggers: logToConsole } = require('firebase-tools/lib/logger.js');
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js');

logToConsole();
const app = await createApp(projectId);
app.listen(Number(port), '127.0.0.1', () => console.log('Auth emulator is ready'));
