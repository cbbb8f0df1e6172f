import type { ReactNode } from 'react';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { AddressField } from './AboutFields.tsx';

interface CurrentAddressProps {
  readonly field: AddressField;
  readonly render: ((field: AddressField) => ReactNode) | undefined;
}

/** Where somebody lives, or an organisation is. */
export function CurrentAddress({ field, render }: CurrentAddressProps) {
  return render === undefined ? <TextField {...field} autoComplete="address-line1" /> : render(field);
}
