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
  const wasLoading = useRef(false);
  const shutAt = useRef<string>(null);

  useEffect(() => {
    if (!isDue.current) return;
    if (isFocused) state.open(null, 'input');
    // The focus comes right after the field, or not at all.
    isDue.current = !isFocused && input.current === document.activeElement;
  }, [isFocused, state, input]);

  useEffect(() => {
    const isAnswer = status === 'ready' && wasLoading.current && shutAt.current !== value;
    if (isAnswer && isFocused && !state.isOpen) state.open(null, 'input');
  }, [status, value, isFocused, state]);

  // After what it decides on.
  useEffect(() => {
    wasLoading.current = status === 'loading';
  }, [status]);

  useEffect(() => {
    const element = input.current;
    const noteShut = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') shutAt.current = element?.value ?? null;
    };
    element?.addEventListener('keydown', noteShut);
    return () => element?.removeEventListener('keydown', noteShut);
  }, [input]);

  return null;
}
