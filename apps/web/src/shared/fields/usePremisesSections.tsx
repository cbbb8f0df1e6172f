import { amenities, floors, residenceFlags, residenceTypes, roomCounts } from '@tilava/domain/enums';
import { formatRooms } from '@tilava/domain/format';
import { conditions } from '@tilava/domain/property';
import { DatePicker } from '@tilava/ui/lazy/fields';
import type { ControlledField, FormField, FormFieldsSection } from '@tilava/ui/formField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCalendarProps } from './useDayProps.ts';
import { useDescriptionCount } from './useDescriptionCount.ts';

interface PremisesOptions<Values> {
  readonly values: Values;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  /** Draws the search of addresses. Without it no place is asked for. */
  readonly renderAddress?: (field: ControlledField) => ReactNode;
}

/** What a tenant looks for: several kinds, numbers of rooms and floors, ranges of size and rent. */
export function useNeedSections(
  options: PremisesOptions<{ readonly description: string }>,
): readonly FormFieldsSection[] {
  const t = useTranslations('fields');
  const product = useTranslations('product');
  const label = useTranslations('product.field.need');
  const premises = usePremisesFields((name) => label(name), options);
  const range = {
    kind: 'range',
    isDecimal: true,
    minimumLabel: t('minimum'),
    maximumLabel: t('maximum'),
  } as const;
  return premises.sections(
    [
      {
        kind: 'checkboxes',
        name: 'residenceType',
        label: label('residenceType'),
        arrangement: 'columns',
        options: residenceFlags.map((value) => ({ value, label: product(`residenceFlag.${value}`) })),
      },
      { kind: 'checkboxes', arrangement: 'row', ...premises.roomCount },
      { kind: 'checkboxes', arrangement: 'row', ...premises.floor },
      { ...range, ...premises.sizeMin, maximumName: 'sizeMax' },
    ],
    [
      { ...range, ...premises.rentMin, maximumName: 'rentMax' },
      { kind: 'checkbox', ...premises.deposit },
    ],
  );
}

/** What a landlord lets: one kind, one number of rooms, one floor, one size and rent. */
export function useListingSections(
  options: PremisesOptions<{ readonly description: string; readonly deposit: boolean }>,
): readonly FormFieldsSection[] {
  const t = useTranslations('fields');
  const product = useTranslations('product');
  const label = useTranslations('product.field.listing');
  const premises = usePremisesFields((name) => label(name), options);
  return premises.sections(
    [
      [
        {
          kind: 'select',
          name: 'residenceType',
          label: label('residenceType'),
          placeholder: t('choose'),
          options: residenceTypes.map((value) => ({ value, label: product(`residenceType.${value}`) })),
        },
        {
          kind: 'select',
          name: 'condition',
          label: label('condition'),
          placeholder: t('choose'),
          noneLabel: t('noAnswer'),
          options: conditions.map((value) => ({ value, label: product(`condition.${value}`) })),
        },
      ],
      { kind: 'radio', ...premises.roomCount },
      { kind: 'radio', ...premises.floor },
      [{ kind: 'number', isDecimal: true, ...premises.sizeMin }],
      { kind: 'text', name: 'view', label: label('view') },
    ],
    [
      [
        { kind: 'number', isDecimal: true, ...premises.rentMin },
        {
          kind: 'number',
          isDecimal: true,
          name: 'depositAmount',
          label: label('depositAmount'),
          unit: { sign: '€', spoken: t('euros') },
          isHidden: options.values.deposit,
        },
      ],
      { kind: 'checkbox', ...premises.deposit, clears: ['depositAmount'] },
    ],
  );
}

type SharedName =
  | 'address'
  | 'roomCount'
  | 'floor'
  | 'sizeMin'
  | 'rentMin'
  | 'deposit'
  | 'moveInDate'
  | 'moveOutDate'
  | 'amenities'
  | 'description';

/** What is asked of premises in the same way, whether they are let or looked for. */
function usePremisesFields(
  label: (name: SharedName) => string,
  { values, today, renderAddress }: PremisesOptions<{ readonly description: string }>,
) {
  const t = useTranslations('fields');
  const product = useTranslations('product');
  const descriptionCount = useDescriptionCount();
  const calendar = useCalendarProps();
  const named = <Name extends SharedName>(name: Name) => ({ name, label: label(name) });
  const day = (name: 'moveInDate' | 'moveOutDate'): FormField => ({
    kind: 'custom',
    ...named(name),
    render: (field) => <DatePicker {...field} {...calendar} minimum={today} />,
  });
  return {
    roomCount: {
      ...named('roomCount'),
      options: roomCounts.map((count) => ({ value: String(count), label: formatRooms([count]) })),
    },
    floor: {
      ...named('floor'),
      options: floors.map((value) => ({ value, label: product(`floor.${value}`) })),
    },
    sizeMin: { ...named('sizeMin'), unit: { sign: 'm²', spoken: t('squareMetres') } },
    rentMin: { ...named('rentMin'), unit: { sign: '€', spoken: t('eurosAMonth') } },
    deposit: named('deposit'),
    sections: (
      premises: FormFieldsSection['fields'],
      payment: FormFieldsSection['fields'],
    ): readonly FormFieldsSection[] => [
      ...(renderAddress === undefined
        ? []
        : [
            {
              title: t('place'),
              fields: [{ kind: 'custom', ...named('address'), render: renderAddress } as const],
            },
          ]),
      { title: t('premises'), fields: premises },
      { title: t('terms'), fields: [...payment, [day('moveInDate'), day('moveOutDate')]] },
      {
        title: t('more'),
        fields: [
          {
            kind: 'checkboxes',
            ...named('amenities'),
            arrangement: 'columns',
            options: amenities.map((value) => ({ value, label: product(`amenity.${value}`) })),
          },
          { kind: 'textArea', ...named('description'), count: descriptionCount(values.description) },
        ],
      },
    ],
  };
}
