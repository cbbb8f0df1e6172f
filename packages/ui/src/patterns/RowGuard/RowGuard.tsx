import { Component, createRef, Fragment, type FragmentInstance, type ReactNode } from 'react';
import { RowFailure, type RowAttributes, type RowPlace, type RowLabels } from './RowFailure.tsx';

export type { RowAttributes, RowPlace, RowLabels } from './RowFailure.tsx';

export type RowGuardProps = RowPlace & {
  /** One entry of a list. */
  readonly children: ReactNode;
  readonly labels: RowLabels;
  /** For the row or item that stands in the place of the entry's own. */
  readonly attributes?: RowAttributes;
  /** What the entry is drawn from. Where it changes after a failure, drawing is tried again. */
  readonly subject?: unknown;
  /** Called when drawing fails, e.g. to report it. */
  readonly onError?: (error: unknown) => void;
};

interface RowGuardState {
  readonly hasFailed: boolean;
  readonly isRetry: boolean;
}

/**
 * Keeps an entry that cannot be drawn from taking the list with it: in its place stand a word and a button.
 *
 * @example
 * <RowGuard as="row" columnCount={4} labels={{ failed: 'Error', retry: 'Try again' }} subject={announcement}>
 *   <AnnouncementRow announcement={announcement} />
 * </RowGuard>
 */
export class RowGuard extends Component<RowGuardProps, RowGuardState> {
  static getDerivedStateFromError(): Partial<RowGuardState> {
    return { hasFailed: true };
  }

  override state: RowGuardState = { hasFailed: false, isRetry: false };

  private readonly content = createRef<FragmentInstance>();

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: RowGuardProps, { hasFailed }: RowGuardState): void {
    if (!hasFailed) return;
    if (this.state.hasFailed && before.subject !== this.props.subject) {
      this.setState({ hasFailed: false, isRetry: false });
    }
    // The button that was pressed has gone; without this the focus would fall to the top of the page.
    if (!this.state.hasFailed && this.state.isRetry) this.content.current?.focus();
  }

  private readonly retry = () => this.setState({ hasFailed: false, isRetry: true });

  override render(): ReactNode {
    const { children, labels, attributes, as, columnCount } = this.props;
    if (!this.state.hasFailed) return <Fragment ref={this.content}>{children}</Fragment>;
    return (
      <RowFailure
        labels={labels}
        place={as === 'row' ? { as, columnCount } : { as: as ?? 'card' }}
        attributes={attributes}
        hasFocus={this.state.isRetry}
        onRetry={this.retry}
      />
    );
  }
}
