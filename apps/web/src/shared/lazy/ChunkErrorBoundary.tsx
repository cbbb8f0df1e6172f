import { Component, createRef, Fragment, type FragmentInstance, type ReactNode } from 'react';
import { MissingChunk } from './MissingChunk.tsx';

interface ChunkErrorBoundaryProps {
  /** Downloads the code of its children. */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface ChunkErrorBoundaryState {
  readonly status: 'shown' | 'failed' | 'loading';
  readonly isPressed: boolean;
}

/** Keeps a component that throws, or whose chunk failed to load, from breaking the whole page. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, ChunkErrorBoundaryState> {
  static getDerivedStateFromError(): ChunkErrorBoundaryState {
    return { status: 'failed', isPressed: false };
  }

  override state: ChunkErrorBoundaryState = { status: 'shown', isPressed: false };

  private readonly content = createRef<FragmentInstance>();

  override componentDidUpdate(_: ChunkErrorBoundaryProps, { status }: ChunkErrorBoundaryState): void {
    // The button that was pressed had the focus, and is gone.
    if (status === 'loading' && this.state.isPressed) this.content.current?.focus();
  }

  private readonly retry = (isPressed: boolean) => {
    this.setState({ status: 'loading', isPressed });
    const setStatus = (status: 'shown' | 'failed') => () => this.setState({ status });
    this.props.load().then(setStatus('shown'), setStatus('failed'));
  };

  override render(): ReactNode {
    const { status } = this.state;
    return status === 'shown' ? (
      <Fragment ref={this.content}>{this.props.children}</Fragment>
    ) : (
      <MissingChunk onRetry={this.retry} isPending={status === 'loading'} />
    );
  }
}
