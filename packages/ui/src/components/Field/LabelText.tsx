import * as styles from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';

/** The question with its mark: what stands within a field's label. */
export function LabelText({
  label,
  isRequired = false,
  requiredMark = '*',
  optionalMark,
}: Pick<FieldProps, 'label' | 'isRequired' | 'requiredMark' | 'optionalMark'>) {
  return (
    <>
      {label}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          {requiredMark}
        </span>
      )}
      {!isRequired && optionalMark !== undefined && (
        // The space parts the two where they are read as one name.
        <>
          {' '}
          <span className={styles.optionalMark}>{optionalMark}</span>
        </>
      )}
    </>
  );
}
