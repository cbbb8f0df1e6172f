import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import {
  earnedPoints,
  type ExplainedField,
  type MatchMessage,
  outcomeOf,
  type Perspective,
} from '@tilava/domain/matching';
import { formatMoney, formatNumber } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import type { MatchBreakdownProps } from '@tilava/ui/MatchBreakdown';
import { useLocale, useTranslations } from 'use-intl';

export function useExplanation(
  fields: readonly ExplainedField[],
  perspective: Perspective,
): Pick<MatchBreakdownProps, 'label' | 'fields' | 'outcomeLabels'> {
  const t = useTranslations('explanation');
  const [explained = []] = useExplanations([fields], perspective);
  return {
    label: t('title'),
    outcomeLabels: {
      match: t('match'),
      partial: t('partial'),
      mismatch: t('mismatch'),
      unresolved: t('unresolved'),
    },
    fields: explained,
  };
}

export function useExplanations(
  matches: readonly (readonly ExplainedField[])[],
  perspective: Perspective,
): readonly MatchBreakdownProps['fields'][] {
  const t = useTranslations('explanation');
  const product = useTranslations('product');
  const locale = useLocale();
  return matches.map((fields) =>
    fields.map((explained) => {
      const { field, weight, score, match, key } = explained;
      const isCounted = score !== null && weight > 0;
      const earned = formatNumber(earnedPoints(explained), locale, 'upToTwo');
      return {
        id: field,
        label: product(`matchField.${field}`),
        score: isCounted ? score : null,
        outcome: outcomeOf(match, score),
        text: product(`match.${perspective}.${key}`, {
          ...empty,
          ...filled(explained.parameters, locale, product),
        }),
        points: isCounted ? t('points', { earned, weight: String(weight) }) : t('notCounted'),
      };
    }),
  );
}

type Parameters = MatchMessage['parameters'];
type ParametersWith<Name extends string> = Extract<Parameters, Readonly<Record<Name, unknown>>>;

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
