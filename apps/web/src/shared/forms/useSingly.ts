import { useRef } from 'react';

/** Sends something, and says when that is over. */
type Send<Input> = (input: Input, options: { readonly onSettled: () => void }) => void;

/** Sends one thing at a time: of two presses in a row, the second comes before the page has taken in the first. */
export function useSingly<Input>(send: Send<Input>): (input: Input) => void {
  const isBusy = useRef(false);
  return (input) => {
    if (isBusy.current) return;
    isBusy.current = true;
    send(input, {
      onSettled: () => {
        isBusy.current = false;
      },
    });
  };
}
