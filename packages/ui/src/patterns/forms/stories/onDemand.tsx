import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import type { NamedField } from '../Form/namedField.ts';
import { calendar } from '../../../testing/writing.ts';
import type { DayField } from '../Form/dayField.ts';

/** What an app loads on demand and hands in. */
export const onDemand = {
  renderAddress: (field: NamedField) => (
    <ComboBox
      {...field}
      value="Fredrikinkatu 44"
      options={[]}
      status="idle"
      labels={{
        loading: 'Searching',
        empty: 'No address found',
        failed: 'Search failed.',
        retry: 'Try again',
      }}
      onChange={() => {}}
      onSelect={() => {}}
      onRetry={() => {}}
    />
  ),
  renderDay: (field: DayField) => <DatePicker {...calendar} {...field} minimum="2026-03-01" />,
};
