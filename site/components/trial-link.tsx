import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { ExternalLink } from './external-link.tsx';

type TrialLinkProps = {
  readonly className: string;
  /** As the specification has it for /features; elsewhere Back leads here again. */
  readonly inNewTab?: boolean;
  readonly children: ReactNode;
};

/**
 * To the application's login as somebody who begins: `start=trial` comes back to our /login, which then opens with Sign
 * Up (docs/for-the-application.md, section 3).
 */
export function TrialLink({ className, inNewTab = false, children }: TrialLinkProps) {
  const { env } = useSite();
  const url = new URL(env.appLoginUrl);
  url.searchParams.set('start', 'trial');
  const Link = inNewTab ? ExternalLink : 'a';
  return (
    <Link href={url.href} className={className}>
      {children}
    </Link>
  );
}
