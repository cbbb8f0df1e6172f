import { ErrorWords } from '../components/Field/ErrorWords.tsx';
import * as field from '../components/Field/Field.css.ts';
import type { FieldProps } from '../components/Field/fieldProps.ts';
import { LabelWords } from '../components/Field/LabelWords.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { frame } from './FieldPlaceholder.css.ts';
import type { PlaceholderProps } from './onDemand.tsx';

/** A field before its control has come: everything around it, and an empty frame. */
export function FieldPlaceholder({
  description,
  errorMessage,
  failure,
  ...label
}: FieldProps & PlaceholderProps) {
  return (
    <div className={field.root}>
      <span className={field.label}>
        <LabelWords {...label} />
      </span>
      {description !== undefined && <span className={field.description}>{description}</span>}
      {failure ?? (
        <div className={frame}>
          <Skeleton width="short" />
        </div>
      )}
      {errorMessage !== undefined && (
        <span className={field.error}>
          <ErrorWords>{errorMessage}</ErrorWords>
        </span>
      )}
    </div>
  );
}
