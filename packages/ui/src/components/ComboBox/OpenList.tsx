import { useContext, useEffect, useRef, type RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { ComboBoxStatus } from './ComboBox.tsx';

interface OpenListProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly status: ComboBoxStatus;
}

/**
 * Opens the list where react-aria waits for the next key: where the field took another one's place in the middle of
 * typing, and where answers come to a list that was shut by scrolling meanwhile. What Escape has shut stays so.
 */
export function OpenList({ input, value, status }: OpenListProps) {
  const state = useContext(ComboBoxStateContext);
  const isFocused = state?.isFocused === true;
  const isDue = useRef(status !== 'idle');
  const isAwaited = useRef(false);

  useEffect(() => {
    if (!isDue.current) return;
    if (isFocused) state.open(null, 'input');
    // The focus comes right after the field, or not at all.
    isDue.current = !isFocused && input.current === document.activeElement;
  }, [isFocused, state, input]);

  useEffect(() => {
    if (status === 'ready' && isAwaited.current && isFocused && !state.isOpen) state.open(null, 'input');
  }, [status, isFocused, state]);

  // After what it decides on.
  useEffect(() => {
    isAwaited.current = status === 'loading';
  }, [status, value]);

  useEffect(() => {
    const element = input.current;
    const forget = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') isAwaited.current = false;
    };
    element?.addEventListener('keydown', forget);
    return () => element?.removeEventListener('keydown', forget);
  }, [input]);

  return null;
}
