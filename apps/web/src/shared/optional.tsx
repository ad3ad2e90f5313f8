import { Component, type ReactNode } from 'react';
import { LatePart } from '#shared/late-part.tsx';

interface OptionalProps {
  readonly children: ReactNode;
  /** Shown while the part is on its way. */
  readonly fallback?: ReactNode;
}

/** A part the page can do without: one that does not load, or fails, is left out. */
export class Optional extends Component<OptionalProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (this.state.failed) return null;
    return <LatePart fallback={this.props.fallback ?? null}>{this.props.children}</LatePart>;
  }
}
