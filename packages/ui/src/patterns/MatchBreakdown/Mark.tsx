import { Icon } from '../../components/Icon/Icon.tsx';
import { marks, type Outcome } from './field.ts';
import { mark } from './Mark.css.ts';

interface MarkProps {
  readonly outcome: Outcome;
  /** @default false */
  readonly isSmall?: boolean;
}

/** A tick, a tilde, a cross or a question mark. */
export function Mark({ outcome, isSmall = false }: MarkProps) {
  return (
    <span className={mark({ outcome, isSmall })}>
      <Icon name={marks[outcome]} />
    </span>
  );
}
