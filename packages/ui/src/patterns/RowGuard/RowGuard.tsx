import {
  Component,
  createRef,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  type HTMLAttributes,
} from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './RowGuard.css.ts';

export type RowGuardProps = RowPlace & {
  /** One item of a list. */
  readonly children: ReactNode;
  readonly labels: RowLabels;
  /** For the row or item that stands in the place of the entry's own. */
  readonly attributes?: RowAttributes;
  /** The item’s data. When it changes after a failure, rendering is tried again. */
  readonly subject?: unknown;
};

interface RowGuardState {
  readonly hasFailed: boolean;
  readonly isRetry: boolean;
}

/** Keeps an item that can’t be rendered from taking down its list: a text and a button replace it. */
export class RowGuard extends Component<RowGuardProps, RowGuardState> {
  static getDerivedStateFromError(): Partial<RowGuardState> {
    return { hasFailed: true };
  }

  override state: RowGuardState = { hasFailed: false, isRetry: false };

  private readonly content = createRef<FragmentInstance>();

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

/** Texts for an item that can’t be shown. */
export interface RowLabels {
  /** E.g. "Error". */
  readonly failed: string;
  /** The button next to it, e.g. "Try again". */
  readonly retry: string;
}

/** What an entry is in its list, and so what stands in for it. */
export type RowPlace =
  | {
      /** A row of a table. */
      readonly as: 'row';
      /** How many columns the table has. */
      readonly columnCount: number;
    }
  | {
      /** An item of a list, or a card that stands free. @default 'card' */
      readonly as?: 'item' | 'card';
      readonly columnCount?: never;
    };

/** What a list says of an entry's element, and how it reaches it, e.g. to measure it. */
type RowAttributes = HTMLAttributes<HTMLElement> & {
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
};

export interface RowFailureProps {
  readonly labels: RowLabels;
  readonly place: RowPlace;
  readonly attributes: RowAttributes | undefined;
  /** Whether the reader has just tried again, by the button that this one replaces. */
  readonly hasFocus: boolean;
  readonly onRetry: () => void;
}

/** Stands where the entry would, and offers to draw it again. */
export function RowFailure({ labels, place, attributes, hasFocus, onRetry }: RowFailureProps) {
  const failure = (
    <div className={styles.failure}>
      <span className={styles.text}>
        <Icon name="stop" />
        {labels.failed}
      </span>
      <Button size="small" variant="secondary" onPress={onRetry} hasInitialFocus={hasFocus}>
        {labels.retry}
      </Button>
    </div>
  );
  if (place.as === 'row') {
    return (
      // The roles repeat what the elements mean: Safari forgets it when CSS lays a table out as cards.
      <tr role="row" className={styles.frame({ as: 'row' })} {...attributes}>
        <td role="cell" className={styles.cell} colSpan={place.columnCount}>
          {failure}
        </td>
      </tr>
    );
  }
  const card = <div className={styles.frame({ as: 'card' })}>{failure}</div>;
  if (place.as !== 'item') return card;
  return (
    <li className={styles.frame({ as: 'item' })} {...attributes}>
      {card}
    </li>
  );
}
