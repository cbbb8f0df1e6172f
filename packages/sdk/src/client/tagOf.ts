/**
 * What kind of object a value is, such as `Blob`: `instanceof` does not know those of another realm, such as a frame's, and
 * throws where the run time has no such class.
 */
export const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);
