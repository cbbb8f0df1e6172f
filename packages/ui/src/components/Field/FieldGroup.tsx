import type { ReactNode } from 'react';
import { root } from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';
import { TiedField, useFieldIds, type FieldIds } from './TiedField.tsx';

export interface FieldGroupProps extends FieldProps {
  /** Names the group, e.g. for a link from an ErrorSummary. */
  readonly id?: string | undefined;
  /** The controls, made with the ids that tie them to the group: its question is the first half of their names. */
  readonly children: (ids: FieldIds) => ReactNode;
  /** What answers the error, as in a Field. */
  readonly answers?: ReactNode;
}

/**
 * One question that several controls answer together: one label, one help, one error.
 *
 * @example
 * <FieldGroup label="Size" errorMessage="The minimum is above the maximum.">
 *   {({ descriptions }) => <input aria-label="Minimum" aria-describedby={descriptions} />}
 * </FieldGroup>
 */
export function FieldGroup({ id, children, ...field }: FieldGroupProps) {
  const ids = useFieldIds(field);
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.descriptions || undefined}
      className={root}
      data-invalid={field.errorMessage !== undefined || undefined}
    >
      <TiedField {...field} ids={ids}>
        {children(ids)}
      </TiedField>
    </div>
  );
}
