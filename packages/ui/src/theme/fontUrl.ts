import url from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';

/** The address of the font file, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrl: string = url;
