import { globalFontFace } from '@vanilla-extract/css';

// No range of characters: there is one file, and what it lacks is taken from the next family.
globalFontFace('Schibsted Grotesk Variable', {
  src: "url('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

const regular = ['Arial', 'Liberation Sans', 'Helvetica'];
const strong = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'];

// How many times as wide as the machine's own letters each weight is, measured on running Finnish and English
// text. With these the fallback takes the same room, so that nothing shifts when the font arrives.
const fallbacks = [
  { weight: '400', names: regular, width: 1.037 },
  { weight: '500', names: regular, width: 1.051 },
  { weight: '600', names: strong, width: 0.997 },
  { weight: '700 900', names: strong, width: 1.016 },
];

// Of the font itself, in parts of its size. The browser scales what overrides them together with the letters.
const ascent = 0.9764;
const descent = 0.2584;

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

for (const { weight, names, width } of fallbacks) {
  globalFontFace('Schibsted Grotesk Fallback', {
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  });
}
