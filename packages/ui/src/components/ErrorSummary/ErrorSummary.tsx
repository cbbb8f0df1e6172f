import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

/** One error. */
export interface FieldFailure {
  /** The `id` of the field, or of the group. */
  readonly fieldId: string;
  /** The same text as at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** E.g. "2 fields need your attention". */
  readonly title: string;
  /** In the order of the fields. Without any, nothing is shown. */
  readonly errors: readonly FieldFailure[];
  /** How often the form was sent with errors. Each time, the focus moves here. */
  readonly attempts: number;
}

/**
 * Everything that is wrong with a form, above it, each with a link to its field. The fields show their errors,
 * too.
 */
export function ErrorSummary({ title, errors, attempts }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.root}>
      <h3 id={titleId} className={styles.title}>
        <span className={styles.icon}>
          <Icon name="alert" />
        </span>
        {title}
      </h3>
      <div className={styles.list}>
        <Stack as="ul" gap={1} align="start">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </Stack>
      </div>
    </div>
  );
}

/** The browser alone would scroll to the field without a focus in a group, and change the address. */
function goTo(event: MouseEvent, fieldId: string): void {
  if (focusField(fieldId)) event.preventDefault();
}

const focusable = 'input, textarea, select, button, [tabindex]';

/** Moves the focus to a field by its id: in a group to the chosen option or first control. False if there is none. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches(focusable) === true ? field : firstControl(field);
  control?.focus();
  return control !== null;
}

function firstControl(group: HTMLElement | null): HTMLElement | null {
  if (group === null) return null;
  return group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>(focusable);
}
