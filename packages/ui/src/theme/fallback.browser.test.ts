import { describe, expect, it } from 'vitest';
import './theme.ts';

const finnish =
  'Valoisa toimisto Helsingin keskustassa, kolme huonetta ja keittiö. Vuokra on 1 250 euroa kuukaudessa, ja tila on vapaa heti. Vuokranantaja vastaa kahden työpäivän kuluessa, ja näyttöajan voi sopia samalla.';
const english =
  'A bright office in the centre of Helsinki with three rooms and a kitchen. The rent is 1 250 euros a month, and the premises are free at once. The landlord answers within two working days, and a viewing can be agreed at the same time.';

const fontFamily = { own: "'Schibsted Grotesk Variable'", fallback: "'Schibsted Grotesk Fallback'" };

const weights = [400, 500, 600, 700];

describe.each([
  ['Finnish', finnish],
  ['English', english],
])('%s text in the fallback', (_language, text) => {
  it.each(weights)('is as wide as in the font at weight %i, to two per cent', async (weight) => {
    await expectBothFonts();
    const { own, fallback } = measureBoth(text, weight);
    expect(Math.abs(fallback.width / own.width - 1)).toBeLessThan(0.02);
  });

  it.each(weights)('has lines as high as in the font at weight %i', async (weight) => {
    await expectBothFonts();
    const { own, fallback } = measureBoth(text, weight);
    expect(Math.abs(fallback.lineHeight - own.lineHeight)).toBeLessThan(0.5);
  });
});

it('The page names the fallback right behind the font', () => {
  const families = getComputedStyle(document.body).fontFamily.split(', ');
  expect(families.slice(0, 2)).toEqual(['"Schibsted Grotesk Variable"', '"Schibsted Grotesk Fallback"']);
});

/** Fails where the measures would be those of some other font: neither may be missing. */
async function expectBothFonts(): Promise<void> {
  const wanted = Object.values(fontFamily).flatMap((family) =>
    weights.map((weight) => `${weight} 16px ${family}`),
  );
  for (const font of wanted) {
    // A face that the machine does not have is refused, and missing below.
    const faces = await document.fonts.load(font, 'Aä').catch((): FontFace[] => []);
    const states = faces.map(({ status }) => status);
    expect(states, `There is no ${font} to measure: install Arial or Liberation Sans`).toEqual(['loaded']);
  }
}

interface Measures {
  /** On one line, in px. */
  readonly width: number;
  /** Of a line whose height the font decides, in px. */
  readonly lineHeight: number;
}

function measureBoth(text: string, weight: number) {
  return { own: measure(text, fontFamily.own, weight), fallback: measure(text, fontFamily.fallback, weight) };
}

function measure(text: string, family: string, weight: number): Measures {
  const line = document.createElement('span');
  Object.assign(line.style, {
    fontFamily: family,
    fontSize: '16px',
    fontWeight: String(weight),
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
    display: 'inline-block',
  });
  line.textContent = text;
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return { width, lineHeight: height };
}
