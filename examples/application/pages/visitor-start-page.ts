import { html } from 'hono/html';
import { pageTexts } from '../page-texts.ts';
import type { ProvisionStatus } from '../records/provision-status.ts';
import type { RecordFields, RecordValue } from '../records/read-record.ts';
import { siteAccountAddress } from '../session/site-addresses.ts';
import type { SessionReport } from '../session-report.ts';
import type { Settings } from '../settings.ts';
import { type EscapedMarkup, renderButtonForm, renderListRow, renderPage } from './page.ts';

const { signedIn, provisioning, closing, trust } = pageTexts;

type Around = {
  /** The status of the company's set-up; null if its record could not be read. */
  readonly status: ProvisionStatus | null;
  readonly proof: string;
  readonly settings: Settings;
};

/**
 * Renders the start page of a signed-in visitor with the account, open tasks, the records, and the company's progress.
 */
export function visitorStartPage(session: SessionReport, { status, proof, settings }: Around): EscapedMarkup {
  const { user, companyId, records } = session;
  const isFollowed = status !== null && !status.isSettled;
  return renderPage(
    signedIn.title,
    html`${closingPart(records?.accountRequest ?? null, settings)}
${user?.email && !user.emailVerified ? confirmPart(user.email, settings) : ''}
<section aria-label="${signedIn.visitor}"><dl>
${renderListRow(signedIn.name, orNone(user?.name))}${renderListRow(signedIn.email, orNone(user?.email))}
${renderListRow(signedIn.emailVerified, user?.emailVerified ? signedIn.yes : signedIn.no)}${renderListRow(signedIn.phone, orNone(user?.phone))}
${renderListRow(signedIn.companyId, orNone(companyId), signedIn.companyIdNote)}${renderListRow(signedIn.userId, orNone(user?.uid))}</dl></section>
${status ? statusPart(status, isFollowed) : ''}
${recordPart('user_profiles', records?.profile ?? null)}
${recordPart('provision_requests', records?.provisionRequest ?? null)}
<section aria-label="${trust.title}"><h2>${trust.title}</h2><p>${trust.line}</p></section>
${renderButtonForm('/sign-out', signedIn.signOut, proof)}
<p class="note">${signedIn.signOutNote} <a href="/account">${signedIn.aboutSession}</a></p>`,
    { script: isFollowed },
  );
}

function confirmPart(email: string, settings: Settings): EscapedMarkup {
  const { title, line, account } = pageTexts.confirmEmail;
  return html`<section aria-label="${title}"><h2>${title}</h2>
<p>${line(email)} <a href="${siteAccountAddress(settings)}">${account}</a></p></section>`;
}

/**
 * Renders a notice that the account is to be closed. Somebody with a stolen token can also have requested this, so the
 * owner must see the notice and read how to withdraw the request.
 */
function closingPart(request: RecordFields | string | null, settings: Settings): EscapedMarkup | '' {
  if (request === null || typeof request === 'string') return '';
  const { title, open, taken, account } = closing;
  const back = html`${open(`${request.requestedAt}`.slice(0, 10))} <a href="${siteAccountAddress(settings)}">${account}</a>`;
  return html`<section aria-label="${title}"><h2>${title}</h2><p>${request.status === 'open' ? back : taken}</p></section>`;
}

function statusPart({ text }: ProvisionStatus, isFollowed: boolean): EscapedMarkup {
  return html`<section aria-label="${provisioning.title}"><h2>${provisioning.title}</h2>
<p role="status" id="provision-text">${text}</p>
${isFollowed ? html`<noscript><p>${provisioning.withoutScript}</p></noscript>` : ''}</section>`;
}

function recordPart(collection: string, record: RecordFields | string | null): EscapedMarkup {
  return html`<section aria-label="${collection}"><h2>${collection}</h2>
${record === null ? html`<p>${signedIn.noRecord}</p>` : ''}
${typeof record === 'string' ? html`<p role="alert">${record}</p>` : ''}
${record !== null && typeof record === 'object' ? html`<dl>${Object.entries(record).map(fieldRow)}</dl>` : ''}</section>`;
}

function fieldRow([name, value]: [string, RecordValue]): EscapedMarkup {
  const what = new Map(Object.entries(trust.fields)).get(name);
  const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : orNone(value?.toString());
  // The script public/status.js updates this status later.
  const cell = name === 'status' ? html`<span id="provision-status">${shown}</span>` : shown;
  return renderListRow(name, cell, what && value !== null ? `${signedIn.ownWords}: ${what}` : '');
}

const orNone = (text: string | null | undefined): string | EscapedMarkup => text || html`<i>${signedIn.none}</i>`;
