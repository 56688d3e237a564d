import type { IntegratorReport } from '../../../account/account-ports.ts';
import type { CardEventDetails, CardEventName } from '../../core/card-events.ts';
import { findFailureReason } from '../../core/find-failure-reason.ts';
import type { CardHostPage } from '../../core/ports.ts';

export type EmittedEvent = {
  [Name in CardEventName]: { readonly name: Name; readonly detail: CardEventDetails[Name] };
}[CardEventName];

export type FakeHostPage = CardHostPage & {
  readonly events: readonly EmittedEvent[];
  readonly reports: readonly IntegratorReport[];
  /** Returns the details of the events with this name. */
  details<Name extends CardEventName>(name: Name): readonly CardEventDetails[Name][];
  /** True if a listener calls `preventDefault()` on `acct-authenticated`, the only cancelable event. */
  preventsRedirect: boolean;
  /** A script of the page that receives every event. */
  listener: ((name: CardEventName) => void) | null;
  /** False if the element was removed from the page. */
  onPage: boolean;
};

/** Creates a fake `CardHostPage` port, which records events and reports. */
export function createFakeHostPage(record?: (entry: string) => void): FakeHostPage {
  const events: EmittedEvent[] = [];
  const reports: IntegratorReport[] = [];
  const page: FakeHostPage = {
    events,
    reports,
    preventsRedirect: false,
    listener: null,
    onPage: true,
    isOnPage: () => page.onPage,
    async diagnose(error, { firebase: { projectId } }, action) {
      const reason = findFailureReason(error, action);
      if (reason) page.report({ level: 'error', code: reason.code, where: `project ${projectId}`, cause: error.cause });
      return reason;
    },
    details: <Name extends CardEventName>(name: Name) =>
      events.filter((event) => event.name === name).map(({ detail }) => detail as CardEventDetails[Name]),
    emit(name, detail) {
      events.push({ name, detail } as EmittedEvent);
      record?.(`host.emit ${name}`);
      page.listener?.(name);
      return !(page.preventsRedirect && name === 'acct-authenticated');
    },
    report(report) {
      reports.push(report);
      record?.(`host.report ${report.code}`);
    },
  };
  return page;
}
