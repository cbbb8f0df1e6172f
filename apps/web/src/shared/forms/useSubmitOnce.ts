import { useRef } from 'react';

/** Like TanStack Query's `mutate`. */
type Send<Input> = (input: Input, options: { readonly onSettled: () => void }) => void;

/** Ignores further submits while one is in flight: a double click's second press comes before React has rendered the first. */
export function useSubmitOnce<Input>(send: Send<Input>): (input: Input) => void {
  const isInFlight = useRef(false);
  return (input) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    send(input, {
      onSettled: () => {
        isInFlight.current = false;
      },
    });
  };
}
