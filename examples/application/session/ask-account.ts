import type { Auth } from 'firebase-admin/auth';
import type { Context } from 'hono';
import { continueAsPage } from '../pages/other-account-page.ts';
import { linePage } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { texts } from '../texts.ts';
import { isFormToken } from './form-token.ts';
import { whySignedOut } from './identify-visitor.ts';
import { judgeTokens } from './judge-tokens.ts';
import { forgetAsked, readOwn, wasPlanted } from './own-cookies.ts';
import { readForm } from './read-form.ts';
import { loginAddress, siteSignOutAddress } from './site-addresses.ts';
import { deletePlantedTokens, readSiteCookies } from './site-cookies.ts';
import { startSession } from './start-session.ts';
import { issueState, readStates, spendState } from './states.ts';
import { judgeToken } from './verdict.ts';

/** Counts for this token in this browser alone: whoever rewrites the cookie meanwhile gains nothing. */
const proofOf = (state: string, token: string): string => `${state} ${token}`;

/** The site's answer does not do by itself, and asking again would never end: the visitor says who they are. */
export async function askAccount(context: Context, auth: Auth, settings: Settings, page: string): Promise<Response> {
  forgetAsked(context, settings);
  const found = await judgeTokens(auth, readSiteCookies(context, settings).tokens);
  const signIn = loginAddress(settings, page);
  const isPlanted = found.kind === 'mixed' || wasPlanted(context, settings);
  if (isPlanted) deletePlantedTokens(context, settings, page);
  else if (found.kind === 'of-one') {
    const last = readOwn(context, settings, 'last') ?? found.uid;
    const proof = proofOf(issueState(context, settings), found.token);
    return context.html(continueAsPage({ claims: found.claims, isOther: last !== found.uid, proof, page, signIn }));
  }
  const { title, reasons, again, ...words } = texts.stopped;
  const line = reasons[found.kind === 'none' && !isPlanted ? whySignedOut(found.verdict).reason : 'planted'];
  const links = { [words.signIn]: signIn, [again]: page, [words.signOut]: siteSignOutAddress(settings) };
  return context.html(linePage(title, line, links), 401);
}

/** Signs in whom the question was about, where that very token is still there. */
export async function takeAccount(context: Context, auth: Auth, settings: Settings): Promise<Response> {
  const { given, page } = await readForm(context);
  const { tokens } = readSiteCookies(context, settings);
  for (const state of readStates(context, settings))
    for (const token of tokens) {
      if (!isFormToken(given, proofOf(state, token))) continue;
      spendState(context, settings, state);
      const verdict = await judgeToken(auth, token, true);
      if (verdict.kind === 'valid') await startSession(context, auth, settings, { token, claims: verdict.claims });
    }
  return context.redirect(page, 303);
}
