import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Another one is another page, which is tried anew. */
  readonly page: string;
  readonly renderFailure: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failure: { readonly page: string; readonly error: unknown } | null;
}

/** Shows something else in the place of a page that breaks, until somebody goes to another. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { page: null, error } };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, { failure }: PageBoundaryState) {
    if (failure === null || failure.page === page) return null;
    // It has just failed, or was left.
    return { failure: failure.page === null ? { ...failure, page } : null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.renderFailure(failure.error);
  }
}
