import type { CardConfig } from './card-config.ts';
import type { CardPorts, SessionSite } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds that the keeper may hold up a sign-in, in all. */
const keepLimit = 1000;

/** Our own site's keeper, on its own pages and there alone: nothing is kept by any other page. */
export const keeperOf = ({ site, browser }: Pick<CardPorts, 'site' | 'browser'>, { siteOrigin }: CardConfig) =>
  browser.pageOrigin() === siteOrigin ? site : null;

/** Has the site keep the session. Resolves within a second whatever came of it: the cookies serve until they end. */
export const keepSession = (
  { clock, host }: Pick<CardPorts, 'clock' | 'host'>,
  keeper: SessionSite,
  user: SignedInUser,
  companyId: string | null,
): Promise<void> => tellingFailure(host, withTimeLimit(clock, keepLimit, failed, keeper.keep(user, companyId)));

const failed = 'session/keeper-failed';

/** A failure is one line, and keeps nobody from anything. */
export const tellingFailure = (host: CardPorts['host'], work: Promise<void>): Promise<void> =>
  work.catch((cause: unknown) => host.report({ level: 'warn', code: failed, cause }));
