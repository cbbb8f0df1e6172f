import type { Position } from '@tilava/domain/place';
import type { NamedField } from '@tilava/ui/namedField';
import type { PlaceField, RenderPlace } from './renderPlace.ts';

/** A form of premises, as far as it asks where they are. */
interface AddressForm<Errors> {
  readonly values: { readonly address: string };
  readonly change: (changed: { readonly address: string; readonly location: Position | null }) => void;
  readonly errors: Errors;
  readonly leave: (name: string) => void;
}

type AddressErrors = Readonly<Partial<Record<'address' | 'location', string>>>;

/** An address and the place that is chosen with it are one question: they have one error, and are left together. */
export function addressWithPlace<Errors extends AddressErrors>(
  { values, change, errors, leave }: AddressForm<Errors>,
  renderPlace: RenderPlace,
  search: Pick<PlaceField, 'addressesOnly'> = {},
) {
  return {
    errors: { ...errors, address: errors.address ?? errors.location },
    onLeave: (name: string) => {
      leave(name);
      if (name === 'address') leave('location');
    },
    renderAddress: (field: NamedField) =>
      renderPlace({
        ...field,
        ...search,
        value: values.address,
        // What is typed lies nowhere until it is chosen from the list.
        onChange: (address) => {
          if (address !== values.address) change({ address, location: null });
        },
        onPlace: (address, location) => change({ address, location }),
      }),
  };
}
