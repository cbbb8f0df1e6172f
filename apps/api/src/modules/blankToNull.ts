import { isBlank } from '@tilava/domain/text';

/** A text that says nothing is none. */
export const blankToNull = (text: string | null): string | null =>
  text !== null && isBlank(text) ? null : text;
