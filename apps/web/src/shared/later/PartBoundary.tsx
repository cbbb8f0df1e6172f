import { Component, createRef, Fragment, type FragmentInstance, type ReactNode } from 'react';
import { MissingPart } from './MissingPart.tsx';

/** The code of a part of a page did not come. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be downloaded.', { cause });
  }
}

interface PartBoundaryProps {
  /** Downloads the code of what is within it. */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly failure: unknown;
  readonly takesFocus: boolean;
}

/** Keeps a part whose code did not come from taking the page with it. What else breaks is for others to catch. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static getDerivedStateFromError(failure: unknown): Partial<PartBoundaryState> {
    return { failure };
  }

  override state: PartBoundaryState = { failure: null, takesFocus: false };

  private readonly content = createRef<FragmentInstance>();

  override componentDidUpdate(_: PartBoundaryProps, { failure }: PartBoundaryState): void {
    // The button that had the focus is gone with the failure.
    if (failure !== null && this.state.failure === null && this.state.takesFocus)
      this.content.current?.focus();
  }

  private readonly showAgain = (takesFocus: boolean) => this.setState({ failure: null, takesFocus });

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return <Fragment ref={this.content}>{this.props.children}</Fragment>;
    if (!(failure instanceof MissingCode)) throw failure;
    return <MissingPart load={this.props.load} onLoaded={this.showAgain} />;
  }
}
