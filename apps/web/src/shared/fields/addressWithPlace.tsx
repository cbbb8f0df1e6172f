import type { Position } from '@tilava/domain/place';
import type { NamedField } from '@tilava/ui/namedField';
import type { FaultCheck } from '../forms/useFaults.ts';
import { AddressSearch, type AddressSearchProps } from './AddressSearch.tsx';

interface Place {
  readonly address: string;
  readonly location: Position | null;
}

/** A form of premises, as far as it asks where they are. */
interface AddressForm<Errors> {
  readonly values: { readonly address: string };
  readonly change: (changed: Place) => void;
  readonly errors: Errors;
  readonly leave: (name: string) => void;
}

type Search = Pick<AddressSearchProps, 'addressesOnly' | 'given'>;

type AddressErrors = Readonly<Partial<Record<'address' | 'location', string>>>;

/** An address and the place that is chosen with it are one question: they have one error, and are left together. */
export function addressWithPlace<Errors extends AddressErrors>(
  { values, change, errors, leave }: AddressForm<Errors>,
  search: Search = {},
) {
  return {
    errors: { ...errors, address: errors.address ?? errors.location },
    onLeave: (name: string) => {
      leave(name);
      if (name === 'address') leave('location');
    },
    renderAddress: (field: NamedField) => (
      <AddressSearch
        {...field}
        {...search}
        value={values.address}
        // What is typed lies nowhere until it is chosen from the list.
        onChange={(address) => {
          if (address !== values.address) change({ address, location: null });
        }}
        onPlace={(address, location) => change({ address, location })}
      />
    ),
  };
}

interface LocationFieldProps extends Search {
  readonly label: string;
  readonly description: string;
  readonly value: Place;
  readonly onChange: (value: Place) => void;
  readonly check: Pick<FaultCheck<keyof Place>, 'errors' | 'leave'>;
}

/** An address alone, as the first step of a wizard asks for it. */
export function LocationField({ label, description, value, onChange, check, ...search }: LocationFieldProps) {
  const { errors, onLeave, renderAddress } = addressWithPlace(
    { values: value, change: onChange, errors: check.errors, leave: check.leave },
    search,
  );
  return renderAddress({
    id: 'location-address',
    name: 'address',
    label,
    description,
    errorMessage: errors.address,
    isRequired: true,
    onBlur: () => onLeave('address'),
  });
}
