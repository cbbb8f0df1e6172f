import { useContext, useEffect, useRef, type RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

interface OpenAmidTypingProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether something is searched for. */
  readonly isSearching: boolean;
}

/** Opens the list where the field took another one's place in the middle of typing: react-aria waits for the next key. */
export function OpenAmidTyping({ input, isSearching }: OpenAmidTypingProps) {
  const state = useContext(ComboBoxStateContext);
  const isDue = useRef(isSearching);
  const isFocused = state?.isFocused === true;

  useEffect(() => {
    if (!isDue.current) return;
    if (isFocused) state.open(null, 'input');
    // The focus comes right after the field, or not at all.
    isDue.current = !isFocused && input.current === document.activeElement;
  }, [isFocused, state, input]);

  return null;
}
