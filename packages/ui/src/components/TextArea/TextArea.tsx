import { useEffect, useId, useState } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Field } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';

/** A pause in typing after which a count that is too high is said, in milliseconds. */
const TYPING_PAUSE = 1000;

/** How long the text is, and its recommended maximum. The caller counts: words, characters or lines. */
export interface TextAreaCount {
  readonly used: number;
  readonly maximum: number;
  /** The count as text, e.g. "12 of 50 words". */
  readonly text: string;
}

export interface TextAreaProps extends FieldProps {
  /** The id of the field itself, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The answer, when controlled. */
  readonly value?: string;
  /** The initial answer, when uncontrolled. */
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** The name in the form's data. */
  readonly name?: string;
  /** Shown below the field. Above the maximum it warns, but prevents nothing. */
  readonly count?: TextAreaCount;
}

/** A labelled field for a longer answer. */
export function TextArea(props: TextAreaProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const { count, ...area } = rest;
  const countId = useId();
  const isOver = count !== undefined && count.used > count.maximum;
  const warning = useDebouncedText(isOver ? count.text : '');
  return (
    <TextField
      {...area}
      {...validity}
      className={fieldStyles.root}
      {...(count !== undefined && { 'aria-describedby': countId })}
    >
      <Field
        {...field}
        aside={
          count && (
            <>
              <span id={countId} className={fieldStyles.count({ isOver })}>
                {isOver && <Icon name="info" />}
                {count.text}
              </span>
              <VisuallyHidden>
                <span role="status">{warning}</span>
              </VisuallyHidden>
            </>
          )
        }
      >
        <div className={fieldStyles.frame}>
          <AriaTextArea className={fieldStyles.area} rows={4} />
        </div>
      </Field>
    </TextField>
  );
}

/** The text as it was when it last stood still, so that a screen reader is not interrupted by every letter. */
function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
