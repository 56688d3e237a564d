import { readFileSync } from 'node:fs';
import type { Way } from './ways.ts';

type Budgets = {
  readonly site: Readonly<Record<'mainPageHtml' | 'loginIsland' | 'session' | 'sessionOtherTasks', number>>;
  readonly widget: Readonly<Record<'usable' | 'touched' | 'firebaseAuth', number>>;
};

/**
 * The most bytes, brotli, that the site's host serves to a first visitor of this kind in English: pages and scripts by their limits in
 * budgets.json, which browser tests hold. Headers, pictures and the pages looked at before are left out, and so is a Hindi card (5 kB more).
 */
export function servedBytes(serves: Way['serves']): number {
  const { site, widget } = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
  const card = widget.usable + widget.touched + widget.firebaseAuth;
  return {
    login: site.mainPageHtml + site.loginIsland + card,
    partner: card + site.session + site.sessionOtherTasks,
    session: site.session,
    nothing: 0,
  }[serves];
}
