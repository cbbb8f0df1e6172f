import { isBlank, toOneLine } from '../text/unseen.ts';
import type { Fault } from './fault.ts';
import { lengthOf } from './length.ts';

/** A text of one line: blanks around it go, and so does what cannot be seen. */
export const lineOf = (input: string): string => toOneLine(input).trim();

/** What is wrong with a text of one line that has to be there; null where nothing is. */
export function lineFault(input: string, maximum: number): Fault | null {
  const text = lineOf(input);
  if (isBlank(text)) return { rule: 'required', parameters: {} };
  return lengthFault(text, maximum);
}

/** What is wrong with the length of a text, in characters; null where nothing is. */
export const lengthFault = (text: string, maximum: number): Fault | null =>
  lengthOf(text) > maximum ? { rule: 'tooLong', parameters: { maximum } } : null;
