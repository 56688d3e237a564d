import { Component, type ReactNode } from 'react';
import { renderFailure } from './render-failure.ts';

type Props = { readonly host: HTMLElement; readonly children: ReactNode };

/** For roots that take no `onUncaughtError`: an error in rendering leaves a kind sentence, never an empty element. */
export class CardErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown): void {
    const root = this.props.host.shadowRoot;
    if (root) renderFailure(root, cause);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
