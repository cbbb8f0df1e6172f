/** What pictures are taken in (specification, section 5); for the chooser of files too. */
export const pngType = 'image/png';

/**
 * Whether a chosen file is a PNG picture, as far as its name and media type tell: pictures are PNG only
 * (specification, sections 5 and 9). The type decides; where the browser knows none and gives an empty string, the
 * name does.
 */
export const isPng = (name: string, type: string): boolean =>
  type === '' ? /\.png$/i.test(name) : type.toLowerCase() === pngType;
