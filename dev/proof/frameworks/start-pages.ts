import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { freePorts } from '../../build/services/free-ports.ts';
import { listen } from '../../build/services/listen.ts';
import type { Service } from '../../build/services/service.ts';
import { startChild } from '../../build/services/start-child.ts';
import { createPartnerHandler } from '../browser/create-partner-handler.ts';
import { copyFolder } from './project-copy.ts';
import { type Project, scriptOf } from './projects.ts';
import { quietTools } from './run-captured.ts';

/** `built`: what its build has written; `dev`: its development server, which warns of what a build keeps to itself. */
export type Stage = 'built' | 'dev';

/** Serves a prepared project on a free port of localhost. Throws a CommandError where its server does not start. */
export async function startPages(project: Project, stage: Stage): Promise<Service> {
  const [port = 0] = await freePorts(1);
  const shown = { name: `${project.title}, ${stage}`, address: `http://localhost:${port}` };
  const folder = copyFolder(project);
  if (stage === 'built' && project.pages) {
    const pages = join(folder, project.pages);
    return listen(
      createServer(createPartnerHandler({ pages, widget: '', playground: '', addresses: {} })),
      port,
      shown,
    );
  }
  const [tool = '', ...args] = (scriptOf(project, stage === 'dev' ? 'dev' : 'start') ?? '').split(' ');
  return startChild({
    ...shown,
    command: resolve(folder, 'node_modules/.bin', tool),
    args: [...args, '--port', String(port)],
    env: { ...quietTools, NODE_ENV: stage === 'dev' ? 'development' : 'production' },
    cwd: folder,
    logFile: join(folder, `${stage}.log`),
    ready: /Local:?\s+http|Ready in/,
  });
}
