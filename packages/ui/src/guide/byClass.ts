/** Finds what has a class of a style sheet, or all of those that a composed style stands for. */
export const byClass = (className: string): string => `.${className.split(' ').join('.')}`;
