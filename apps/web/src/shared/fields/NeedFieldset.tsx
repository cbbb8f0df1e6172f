import { amenities, floors, residenceFlags, roomCounts } from '@tilava/domain/enums';
import { formatRooms } from '@tilava/domain/format';
import { NeedFields, type NeedFieldsProps } from '@tilava/ui/NeedFields';
import { DatePicker } from '@tilava/ui/onDemand/DatePicker';
import { useTranslations } from 'use-intl';
import { useDescriptionCount } from './useDescriptionCount.ts';
import { useNeedLabels } from './useNeedLabels.ts';

interface NeedFieldsetProps extends Pick<
  NeedFieldsProps,
  'id' | 'values' | 'onChange' | 'errors' | 'required' | 'renderAddress'
> {
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onLeave: (name: string) => void;
}

/** What a tenant looks for, with the product's words and options. */
export function NeedFieldset({ today, onLeave, ...fields }: NeedFieldsetProps) {
  const t = useTranslations();
  const labels = useNeedLabels();
  const descriptionCount = useDescriptionCount();
  return (
    <NeedFields
      {...fields}
      onLeave={(name) => {
        onLeave(name);
        // Two bounds are left together, under the name of the minimum.
        if (name === 'sizeMin') onLeave('sizeMax');
        if (name === 'rentMin') onLeave('rentMax');
      }}
      labels={labels}
      titles={{
        place: t('fields.place'),
        premises: t('fields.premises'),
        terms: t('fields.terms'),
        more: t('fields.more'),
      }}
      bounds={{ minimum: t('fields.minimum'), maximum: t('fields.maximum') }}
      options={{
        residenceType: residenceFlags.map((value) => ({
          value,
          label: t(`product.residenceFlag.${value}`),
        })),
        roomCount: roomCounts.map((count) => ({ value: String(count), label: formatRooms([count]) })),
        floor: floors.map((value) => ({ value, label: t(`product.floor.${value}`) })),
        amenities: amenities.map((value) => ({ value, label: t(`product.amenity.${value}`) })),
      }}
      units={{
        size: { sign: 'm²', spoken: t('fields.squareMetres') },
        rent: { sign: '€', spoken: t('fields.eurosAMonth') },
      }}
      descriptionCount={descriptionCount(fields.values.description)}
      renderDay={(field) => (
        <DatePicker
          {...field}
          minimum={today}
          loadWords={{
            loading: t('fields.loadingCalendar'),
            failed: t('fields.calendarFailed'),
            retry: t('common.tryAgain'),
          }}
        />
      )}
    />
  );
}
