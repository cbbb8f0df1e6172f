import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { ChipList } from '../components/ChipList/ChipList.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { ToggleButton } from '../components/ToggleButton/ToggleButton.tsx';
import { Inline } from '../layout/Inline.tsx';
import { calendar, formatNumber } from '../testing/writing.ts';
import { Stack } from '../layout/Stack.tsx';

const ignore = () => undefined;

const floors = [
  { value: 'ground', label: 'Ground floor' },
  { value: 'upper', label: 'Upper floor' },
] as const;

/** A form with every control that follows the density. */
export function Controls() {
  return (
    <Stack gap="fields">
      <TextField label="Address" defaultValue="Mannerheimintie 12, Helsinki" />
      <Select label="Floor" placeholder="Select" options={floors} defaultValue="ground" />
      <NumberField
        label="Rent per month"
        unit={{ sign: '€', spoken: 'euros' }}
        defaultValue="1250"
        format={formatNumber}
      />
      <DatePicker {...calendar} label="Free from" defaultValue="2026-03-01" />
      <TextArea label="Description" defaultValue="Third floor, two rooms." />
      <RadioGroup label="Where" options={floors} defaultValue="upper" />
      <Checkbox>Show only what is free at once</Checkbox>
      <Switch>Tell me of new matches</Switch>
      <SegmentedControl label="Show" options={floors} value="ground" onChange={ignore} />
      <SegmentedControl label="Small" options={floors} value="ground" onChange={ignore} size="small" />
      <Tabs
        label="Lists"
        tabs={[
          { id: 'matches', label: 'Matches', content: 'Twelve premises' },
          { id: 'favorites', label: 'Favorites', content: 'None yet' },
        ]}
      />
      <ChipList
        label="Active filters"
        removeLabel="Remove"
        chips={[{ id: 'helsinki', label: 'Helsinki' }]}
        onRemove={ignore}
      />
      <DefinitionList missing="Not given" definitions={[{ term: 'Size', value: '80 m²' }]} />
      <Pagination
        label="Pages"
        labels={{
          first: 'First page',
          previous: 'Previous page',
          next: 'Next page',
          last: 'Last page',
          page: (page, count) => `Page ${page} of ${count}`,
        }}
        page={2}
        count={9}
        href={(page) => `#${page}`}
      />
      <Inline gap={2}>
        <Button>Save</Button>
        <Button size="small" variant="secondary">
          Small
        </Button>
        <IconButton label="Edit" icon="edit" />
        <IconButton label="Edit this too" icon="edit" size="small" />
        <ToggleButton label="Interested" isSelected={false} onChange={ignore} />
        <ToggleButton label="Favorite" isLabelHidden isSelected={false} onChange={ignore} />
      </Inline>
    </Stack>
  );
}
