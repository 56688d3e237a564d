import { Component, type ReactNode } from 'react';
import type { Language } from '../core/card-config.ts';
import type { HostPage } from '../core/ports.ts';
import { en } from '../messages/en.ts';

type Props = { readonly page: HostPage; readonly language: Language; readonly children: ReactNode };

/** An error in rendering leaves a kind sentence, never an empty element. */
export class CardErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.page.report({
      level: 'error',
      code: 'card/render-failed',
      what: 'the card could not be drawn',
      cure: 'report it with this line',
      cause,
    });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <section className="card" data-state="broken">
        <p className="body" role="alert" lang="en">
          {en.misconfigured}
        </p>
      </section>
    );
  }
}
