/** Fields that are downloaded on demand, with their placeholders. */
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ComboBoxProps as OwnComboBoxProps } from '../components/ComboBox/ComboBox.tsx';
import type { DatePickerProps as OwnDatePickerProps } from '../components/DatePicker/DatePicker.tsx';
import { ErrorText, LabelText } from '../components/Field/Field.tsx';
import * as field from '../components/Field/Field.css.ts';
import type { FieldProps } from '../components/Field/fieldProps.ts';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { emptyField } from './lazy.css.ts';
import { lazyComponent, type LazyProps, type PlaceholderProps } from './lazyComponent.tsx';

export interface ComboBoxProps extends OwnComboBoxProps, LazyProps {}
export interface DatePickerProps extends OwnDatePickerProps, LazyProps {}

/** ComboBox, downloaded when somebody is about to type: until then a field that offers nothing. */
export const ComboBox = /* @__PURE__ */ lazyComponent<ComboBoxProps>(
  async () => ({ default: (await import('../components/ComboBox/ComboBox.tsx')).ComboBox }),
  ComboBoxPlaceholder,
  { when: 'used' },
);

/** DatePicker, downloaded when it is first shown: until then its label and an empty frame. */
export const DatePicker = /* @__PURE__ */ lazyComponent<DatePickerProps>(
  async () => ({ default: (await import('../components/DatePicker/DatePicker.tsx')).DatePicker }),
  FieldPlaceholder,
);

interface FieldPlaceholderProps extends FieldProps, Pick<PlaceholderProps, 'failure'> {
  /** The id of a control that works already; the ids of its description and its error begin with it. */
  readonly id?: string;
  /** That control. */
  readonly children?: ReactNode;
}

/** Stands as the field will. */
export function FieldPlaceholder({
  id,
  description,
  errorMessage,
  failure,
  children,
  ...label
}: FieldPlaceholderProps) {
  const Label = children === undefined ? 'span' : 'label';
  return (
    <div className={field.root} data-invalid={errorMessage === undefined ? undefined : ''}>
      <Label className={field.label} htmlFor={children === undefined ? undefined : id}>
        <LabelText {...label} />
      </Label>
      {children !== undefined && <div className={field.frame}>{children}</div>}
      {failure ??
        (children === undefined && (
          <div className={`${field.frame} ${emptyField}`}>
            <Skeleton width="short" />
          </div>
        ))}
      {errorMessage === undefined ? (
        description !== undefined && (
          <span id={id && `${id}-description`} className={field.description}>
            {description}
          </span>
        )
      ) : (
        <span id={id && `${id}-error`} className={field.error}>
          <ErrorText>{errorMessage}</ErrorText>
        </span>
      )}
    </div>
  );
}

/** What a ComboBox is told that finds its options itself. */
export type SearchFieldProps = Omit<
  OwnComboBoxProps,
  'options' | 'onSelect' | 'status' | 'onRetry' | 'labels'
>;

/** A field that can be typed in, without the 5 KB of react-aria's. */
export function ComboBoxPlaceholder(props: SearchFieldProps & PlaceholderProps) {
  const { name, value, onChange, onBlur, onUse, onLeaveWithFocus, isRequired, errorMessage } = props;
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const { id = ownId, autoComplete = 'off' } = props;

  useLayoutEffect(() => {
    const element = input.current;
    // On a prerendered page it may have been focused before this code came.
    if (element === document.activeElement) onUse();
    // It is still in the document while layout effects are cleaned up.
    return () => {
      if (element === document.activeElement) onLeaveWithFocus();
    };
  }, [onUse, onLeaveWithFocus]);

  return (
    <FieldPlaceholder {...props} id={id}>
      <input
        ref={input}
        id={id}
        name={name}
        className={field.input}
        value={value}
        onChange={(event) => {
          onUse();
          onChange(event.target.value);
        }}
        onFocus={onUse}
        onPointerEnter={onUse}
        onBlur={onBlur}
        // Its role is that of the component to come, so that screen readers announce no other field then. It controls
        // no list yet.
        // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-required={isRequired}
        aria-invalid={errorMessage !== undefined}
        // Ids that do not exist are ignored.
        aria-describedby={`${id}-description ${id}-error`}
        autoComplete={autoComplete}
      />
    </FieldPlaceholder>
  );
}
