import { Component, createRef, Fragment, type FragmentInstance, type ReactNode } from 'react';
import { MissingPart } from './MissingPart.tsx';

interface PartBoundaryProps {
  /** Downloads the code of what is within it. */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly status: 'shown' | 'failed' | 'loading';
  readonly isPressed: boolean;
}

/** Keeps a part that breaks, or whose code did not come, from taking the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static getDerivedStateFromError(): PartBoundaryState {
    return { status: 'failed', isPressed: false };
  }

  override state: PartBoundaryState = { status: 'shown', isPressed: false };

  private readonly content = createRef<FragmentInstance>();

  override componentDidUpdate(_: PartBoundaryProps, { status }: PartBoundaryState): void {
    // The button that was pressed had the focus, and is gone.
    if (status === 'loading' && this.state.isPressed) this.content.current?.focus();
  }

  private readonly retry = (isPressed: boolean) => {
    this.setState({ status: 'loading', isPressed });
    const becomes = (status: 'shown' | 'failed') => () => this.setState({ status });
    this.props.load().then(becomes('shown'), becomes('failed'));
  };

  override render(): ReactNode {
    const { status } = this.state;
    return status === 'shown' ? (
      <Fragment ref={this.content}>{this.props.children}</Fragment>
    ) : (
      <MissingPart onRetry={this.retry} isPending={status === 'loading'} />
    );
  }
}
