import { amenities, floors, residenceFlags, roomCounts } from '@tilava/domain/enums';
import { requiredFields } from '@tilava/domain/form';
import { formatRooms } from '@tilava/domain/format';
import { NeedFields, type NeedValues } from '@tilava/ui/NeedFields';
import type { NeedFieldName } from '@tilava/ui/needFailures';
import { DatePicker } from '@tilava/ui/onDemand/DatePicker';
import { useTranslations } from 'use-intl';
import type { FormCheck } from '../../../shared/forms/useFormCheck.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';
import { useDescriptionCount } from './useDescriptionCount.ts';

interface PropertyStepProps {
  readonly form: TenantForms['property'];
  readonly today: string;
  readonly values: TenantValues['property'];
  readonly onChange: (values: TenantValues['property']) => void;
  readonly check: FormCheck<Exclude<NeedFieldName, 'address'>>;
}

/** What kind of premises a tenant looks for. */
export function PropertyStep({ form, today, values, onChange, check }: PropertyStepProps) {
  const t = useTranslations();
  const label = useTranslations('product.field.need');
  const descriptionCount = useDescriptionCount();
  return (
    <NeedFields
      id="property"
      values={values}
      onChange={(changed: Partial<NeedValues>) => onChange({ ...values, ...changed })}
      onLeave={(name) => {
        check.leave(name);
        // Two bounds are left together, under the name of the minimum.
        if (name === 'sizeMin') check.leave('sizeMax');
        if (name === 'rentMin') check.leave('rentMax');
      }}
      errors={check.errors}
      required={requiredFields(form)}
      labels={{
        address: label('address'),
        residenceType: label('residenceType'),
        roomCount: label('roomCount'),
        floor: label('floor'),
        sizeMin: label('sizeMin'),
        rentMin: label('rentMin'),
        deposit: label('deposit'),
        moveInDate: label('moveInDate'),
        moveOutDate: label('moveOutDate'),
        amenities: label('amenities'),
        description: label('description'),
      }}
      titles={{
        place: t('signUp.steps.location'),
        premises: t('signUp.property.premises'),
        terms: t('signUp.property.terms'),
        more: t('signUp.property.more'),
      }}
      bounds={{ minimum: t('signUp.property.minimum'), maximum: t('signUp.property.maximum') }}
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
        size: { sign: 'm²', spoken: t('signUp.property.squareMetres') },
        rent: { sign: '€', spoken: t('signUp.property.eurosAMonth') },
      }}
      descriptionCount={descriptionCount(values.description)}
      renderDay={(field) => (
        <DatePicker
          {...field}
          minimum={today}
          loadWords={{
            loading: t('signUp.property.loadingCalendar'),
            failed: t('signUp.property.calendarFailed'),
            retry: t('common.tryAgain'),
          }}
        />
      )}
    />
  );
}
