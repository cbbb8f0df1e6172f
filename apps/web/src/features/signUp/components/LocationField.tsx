import { useTranslations } from 'use-intl';
import type { FaultCheck } from '../../../shared/forms/useFaults.ts';
import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';
import type { SoughtAddress } from '../model/tenantBeginning.ts';

interface LocationFieldProps {
  readonly value: SoughtAddress;
  readonly onChange: (value: SoughtAddress) => void;
  readonly check: FaultCheck<keyof SoughtAddress>;
  /** What is to be searched for at first. */
  readonly search: string | null;
  readonly renderPlace: RenderPlace;
}

/** Where premises are sought, which is chosen from what a search found. */
export function LocationField({
  value,
  onChange,
  check: { errors, leave },
  search,
  renderPlace,
}: LocationFieldProps) {
  const t = useTranslations();
  return renderPlace({
    id: 'location-address',
    name: 'address',
    label: t('product.field.need.address'),
    description: t('signUp.addressHint'),
    errorMessage: errors.address ?? errors.location,
    isRequired: true,
    onBlur: () => leave('location'),
    value: value.address,
    onChange: (address) => onChange({ address, location: null }),
    onPlace: (address, location) => onChange({ address, location }),
    given: search,
  });
}
