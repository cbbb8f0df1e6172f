/** A text that says nothing is none. */
export const blankToNull = (text: string | null): string | null => (text?.trim() === '' ? null : text);
