import type { FormRun } from './measure-form.ts';
import type { RenewalRun } from './measure-renewal.ts';
import type { SignUpRun } from './measure-sign-up.ts';
import type { SiteRun } from './measure-site-page.ts';

/** Every run that counts, by the name or path of its page. */
export type Results = {
  readonly forms: ReadonlyMap<string, readonly FormRun[]>;
  readonly site: ReadonlyMap<string, readonly SiteRun[]>;
  readonly signUps: readonly SignUpRun[];
  /** `session`: a renewed session; `nothing`: a bare redirect. */
  readonly renewals: ReadonlyMap<string, readonly RenewalRun[]>;
};
