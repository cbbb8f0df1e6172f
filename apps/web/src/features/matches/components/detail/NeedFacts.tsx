import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import { outcomeOf, outcomesOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Stack } from '@tilava/ui/Stack';
import { useLocale, useTranslations } from 'use-intl';
import { useBetween } from '../../../../shared/facts/useBetween.ts';
import { Matched } from './Matched.tsx';

interface NeedFactsProps {
  readonly match: Extract<Schemas['Match'], { kind: 'tenant' }>;
}

/** What a tenant seeks, each wish with its match indicator. */
export function NeedFacts({ match: { potentialTenant, distance, matches, explanation } }: NeedFactsProps) {
  const unsaid = useTranslations('matches')('unsaid');
  const product = useTranslations('product');
  const locale = useLocale();
  const between = useBetween();
  const need = potentialTenant.properties;
  const outcomes = outcomesOf(explanation);
  const facts = [
    ['residenceType', need.residenceType.map((flag) => product(`residenceFlag.${flag}`)).join(', ')],
    ['location', `${need.address}, ${product('unit.away', { distance: formatDistance(distance, locale) })}`],
    [
      'rent',
      between({ minimum: formatMoney(need.rentMin, locale), maximum: formatMoney(need.rentMax, locale) }),
    ],
    [
      'size',
      between({ minimum: formatArea(need.sizeMin, locale), maximum: formatArea(need.sizeMax, locale) }),
    ],
    ['roomCount', formatRooms(need.roomCount)],
    ['floor', need.floor.map((floor) => product(`floor.${floor}`)).join(', ')],
    ['moveInDate', formatDay(need.moveInDate, locale)],
    ['deposit', need.deposit === 0 ? product('field.need.deposit') : ''],
  ] as const;
  return (
    <DefinitionList
      missing={unsaid}
      definitions={[
        ...facts.map(([field, value]) => ({
          term: field === 'moveInDate' ? product('field.need.moveInDate') : product(`matchField.${field}`),
          value: <Matched outcome={outcomes[field]}>{value === '' ? unsaid : value}</Matched>,
        })),
        {
          term: product('matchField.amenities'),
          value: need.amenities.length > 0 && (
            <Stack as="ul" gap={1}>
              {need.amenities.map((amenity) => (
                <li key={amenity}>
                  <Matched outcome={outcomeOf(matches[amenity])}>{product(`amenity.${amenity}`)}</Matched>
                </li>
              ))}
            </Stack>
          ),
        },
        { term: product('field.need.description'), value: need.description },
      ]}
    />
  );
}
