import type { ComboBoxProps as OwnComboBoxProps } from '../components/ComboBox/ComboBox.tsx';
import { ComboBoxPlaceholder } from './ComboBoxPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface ComboBoxProps extends OwnComboBoxProps, OnDemandProps {}

/**
 * The ComboBox of this library, downloaded when the reader is about to write in it: until then a field that takes what
 * is written, and offers nothing.
 *
 * @example
 * <ComboBox {...search} loadLabels={{ loading: 'Loading the search', failed: 'The search could not be loaded.', retry: 'Try again' }} />
 */
export const ComboBox = onDemand<ComboBoxProps>(
  async () => (await import('../components/ComboBox/ComboBox.tsx')).ComboBox,
  ComboBoxPlaceholder,
  { when: 'used' },
);
