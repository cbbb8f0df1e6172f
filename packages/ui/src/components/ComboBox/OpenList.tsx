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
  const isAwaited = useRef(status !== 'idle');
  const shutAt = useRef<string>(null);

  useEffect(() => {
    if (!isFocused) return;
    const isAnswer = status === 'ready' && isAwaited.current && shutAt.current !== value;
    if (isAnswer && !state.isOpen) state.open(null, 'input');
    isAwaited.current = status === 'loading';
  }, [status, value, isFocused, state]);

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
