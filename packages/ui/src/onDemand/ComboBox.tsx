import type { ComboBoxProps as OwnComboBoxProps } from '../components/ComboBox/ComboBox.tsx';
import { FieldPlaceholder } from './FieldPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface ComboBoxProps extends OwnComboBoxProps, OnDemandProps {}

/**
 * The ComboBox of this library, downloaded when it is first shown: until then its label and an empty frame.
 *
 * @example
 * <ComboBox {...search} loadWords={{ loading: 'Loading the search', failed: 'The search could not be loaded.', retry: 'Try again' }} />
 */
export const ComboBox = onDemand<ComboBoxProps>(
  async () => (await import('../components/ComboBox/ComboBox.tsx')).ComboBox,
  FieldPlaceholder,
);
