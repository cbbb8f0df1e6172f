import { useId, useLayoutEffect, useRef } from 'react';
import type { ComboBoxProps } from '../components/ComboBox/ComboBox.tsx';
import { input as inputStyle } from '../components/Field/Field.css.ts';
import { FieldPlaceholder } from './FieldPlaceholder.tsx';
import type { PlaceholderProps } from './onDemand.tsx';

/** A ComboBox before its list has come: a field that takes what is written already, without react-aria's 5 KB for it. */
export function ComboBoxPlaceholder(props: ComboBoxProps & PlaceholderProps) {
  const { name, value, onChange, onBlur, onUse, onLeaveWithFocus, isRequired, errorMessage } = props;
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const { id = ownId } = props;

  useLayoutEffect(() => {
    const element = input.current;
    // In a page that the build has drawn, the reader may have come before this code.
    if (element === document.activeElement) onUse();
    // It still stands in the page while it is taken down.
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
        className={inputStyle}
        value={value}
        onChange={(event) => {
          onUse();
          onChange(event.target.value);
        }}
        onFocus={onUse}
        onPointerEnter={onUse}
        onBlur={onBlur}
        // Called by what it is about to be, so that nobody is told of another field when the list comes. There is no list
        // yet to be controlled.
        // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-required={isRequired}
        aria-invalid={errorMessage !== undefined}
        // Neither is missed where it is not there.
        aria-describedby={`${id}-description ${id}-error`}
        autoComplete="off"
      />
    </FieldPlaceholder>
  );
}
