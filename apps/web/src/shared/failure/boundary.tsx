import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { retryFailedParts } from '../lazy.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Stands in the place of what failed; `retry` shows that anew, and asks again for what did not come. */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
}

/** Keeps a failure where it is: what is around it stays in use. */
export function Boundary(props: BoundaryProps) {
  return <CatchingBoundary {...props} client={useQueryClient()} />;
}

interface Caught {
  readonly error: unknown;
}

class CatchingBoundary extends Component<
  BoundaryProps & { readonly client: QueryClient },
  { readonly caught: Caught | null }
> {
  override readonly state: { readonly caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  /** Whoever opens it again wants it tried again. */
  override componentWillUnmount(): void {
    if (this.state.caught) this.forgetFailures();
  }

  readonly retry = (): void => {
    this.forgetFailures();
    this.setState({ caught: null });
  };

  private forgetFailures(): void {
    retryFailedParts();
    this.props.client.removeQueries({
      predicate: (query) =>
        query.state.status === 'error' &&
        query.state.data === undefined &&
        query.getObserversCount() === 0,
    });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(this.retry, caught.error) : this.props.children;
  }
}
