import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import type { MatchWord } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';

type Parameters = MatchWord['parameters'];
type ParametersWith<Name extends string> = Extract<Parameters, Readonly<Record<Name, unknown>>>;

/** What says a key of the product's catalogue in its language. */
type Say = (
  key:
    | `residenceType.${ParametersWith<'type'>['type']}`
    | `amenity.${ParametersWith<'missing'>['missing'][number]}`
    | `floor.${ParametersWith<'floor'>['floor']}`,
) => string;

/** Every gap that a sentence about a match may have; each sentence takes its own. */
const empty = {
  type: '',
  metres: '',
  euros: '',
  squareMetres: '',
  rooms: '',
  days: 0,
  floor: '',
  there: '',
  wanted: '',
  missing: '',
};

/** What fills the gaps of a sentence about a match, written as the language writes it. */
export const gapsOf = ({ parameters }: MatchWord, locale: Locale, say: Say): typeof empty => ({
  ...empty,
  ...filled(parameters, locale, say),
});

function filled(parameters: Parameters, locale: Locale, say: Say): Partial<typeof empty> {
  if ('type' in parameters) return { type: say(`residenceType.${parameters.type}`) };
  if ('metres' in parameters) return { metres: formatDistance(parameters.metres, locale) };
  if ('euros' in parameters) return { euros: formatMoney(parameters.euros, locale) };
  if ('squareMetres' in parameters) return { squareMetres: formatArea(parameters.squareMetres, locale) };
  if ('rooms' in parameters) return { rooms: formatRooms(parameters.rooms) };
  if ('days' in parameters) return { days: parameters.days };
  if ('floor' in parameters) return { floor: say(`floor.${parameters.floor}`) };
  if ('missing' in parameters) {
    const { there, wanted, missing } = parameters;
    return {
      there: String(there),
      wanted: String(wanted),
      missing: missing.map((amenity) => say(`amenity.${amenity}`)).join(', '),
    };
  }
  return {};
}
