import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Schibsted Grotesk Variable', {
  src: "url('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

// Measured on running Finnish and English text: with these the fallback takes the same room, so that
// nothing shifts when the font arrives.
globalFontFace('Schibsted Grotesk Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  sizeAdjust: '104.2%',
  ascentOverride: '93.7%',
  descentOverride: '24.8%',
  lineGapOverride: '0%',
});
