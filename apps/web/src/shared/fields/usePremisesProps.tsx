import { amenities, floors, roomCounts } from '@tilava/domain/enums';
import { formatRooms } from '@tilava/domain/format';
import { DatePicker } from '@tilava/ui/onDemand/DatePicker';
import type { NeedFieldsProps } from '@tilava/ui/NeedFields';
import { useTranslations } from 'use-intl';
import { useCalendarProps } from './useDayProps.ts';
import { useDescriptionCount } from './useDescriptionCount.ts';

interface Premises {
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  readonly description: string;
}

/** What the fields of premises show, whether they are let or looked for. */
export function usePremisesProps({ today, description }: Premises) {
  const t = useTranslations();
  const descriptionCount = useDescriptionCount();
  const calendar = useCalendarProps();
  return {
    titles: {
      place: t('fields.place'),
      premises: t('fields.premises'),
      terms: t('fields.terms'),
      more: t('fields.more'),
    },
    options: {
      roomCount: roomCounts.map((count) => ({ value: String(count), label: formatRooms([count]) })),
      floor: floors.map((value) => ({ value, label: t(`product.floor.${value}`) })),
      amenities: amenities.map((value) => ({ value, label: t(`product.amenity.${value}`) })),
    },
    units: {
      size: { sign: 'm²', spoken: t('fields.squareMetres') },
      rent: { sign: '€', spoken: t('fields.eurosAMonth') },
    },
    descriptionCount: descriptionCount(description),
    renderDay: (field: Parameters<NeedFieldsProps['renderDay']>[0]) => (
      <DatePicker {...field} {...calendar} minimum={today} />
    ),
  };
}
