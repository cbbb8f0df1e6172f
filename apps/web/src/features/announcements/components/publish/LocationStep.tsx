import { useTranslations } from 'use-intl';
import { addressWithPlace } from '../../../../shared/fields/addressWithPlace.ts';
import type { RenderPlace } from '../../../../shared/fields/renderPlace.ts';
import type { FormCheck } from '../../../../shared/forms/useFormCheck.ts';
import type { AnnouncementValues } from '../../model/announcementDraft.ts';

interface LocationStepProps {
  readonly values: AnnouncementValues['location'];
  readonly onChange: (values: AnnouncementValues['location']) => void;
  readonly check: FormCheck<keyof AnnouncementValues['location']>;
  readonly renderPlace: RenderPlace;
}

/** Where the property is located. */
export function LocationStep({ values, onChange, check, renderPlace }: LocationStepProps) {
  const t = useTranslations();
  const form = { values, change: onChange, errors: check.errors, leave: check.leave };
  const { errors, onLeave, renderAddress } = addressWithPlace(form, renderPlace, { addressesOnly: true });
  return renderAddress({
    id: 'location-address',
    name: 'address',
    label: t('product.field.listing.address'),
    description: t('newAnnouncement.addressHint'),
    errorMessage: errors.address,
    isRequired: true,
    onBlur: () => onLeave('address'),
  });
}
