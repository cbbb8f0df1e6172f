/** How many drawings there are. */
export const premisesDrawingCount = 8;

/** The number of the drawing, from 1: whole numbers beyond the last begin again. */
export const drawingOf = (number: number): number => ((number - 1) % premisesDrawingCount) + 1;
