import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { RangeField } from '../../../components/RangeField/RangeField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';
import { section } from '../FormSection/FormSection.css.ts';
import { onDemand } from '../stories/onDemand.tsx';
import * as words from '../stories/premises.ts';
import { NeedFields } from './NeedFields.tsx';

const kinds = [
  { value: 'office', label: 'Office' },
  { value: 'storage', label: 'Storage' },
  { value: 'retail', label: 'Retail' },
];

const size = { sign: 'm²', spoken: 'square metres' };

const ignore = () => {};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For the premises that a tenant looks for, in a Wizard or a Form: several kinds will do, and bounds instead of one number.',
  ],
  avoid: [
    { when: 'A landlord tells of premises.', take: 'PropertyFields' },
    { when: 'Who looks for them is told.', take: 'TenantProfileFields' },
    { when: 'Found matches are narrowed.', take: 'FilterDialog' },
  ],
  anatomy: {
    picture: (
      <NeedFields
        {...onDemand}
        id="need-guide"
        values={{
          residenceType: ['office'],
          roomCount: ['2', '3'],
          floor: [],
          sizeMin: '40',
          sizeMax: '',
          rentMin: '',
          rentMax: '1499',
          deposit: false,
          moveInDate: '2026-12-01',
          moveOutDate: '',
          amenities: ['kitchen'],
          description: '',
        }}
        onChange={ignore}
        labels={words.premisesLabels}
        required={['address', 'residenceType', 'roomCount', 'moveInDate', 'sizeMin', 'rentMin']}
        titles={words.premisesTitles}
        headingLevel={3}
        bounds={{ minimum: 'Min', maximum: 'Max' }}
        units={words.premisesUnits}
        descriptionCount={{ used: 0, maximum: 50, text: '0 of 50 words' }}
        options={{
          residenceType: kinds,
          roomCount: words.roomCounts,
          floor: words.floors,
          amenities: words.amenities,
        }}
      />
    ),
    parts: [
      {
        name: 'Section',
        about: 'One of four: place, premises, rent and time, what else.',
        selector: byClass(section),
      },
      {
        name: 'Place',
        about: 'What `renderAddress` draws, such as a ComboBox. Without it no place is asked for.',
        selector: '#need-guide-address',
      },
      { name: 'Kinds', about: 'All that will do.', selector: '#need-guide-residenceType' },
      { name: 'Rooms', about: 'Several, in one row.', selector: '#need-guide-roomCount' },
      { name: 'Size', about: 'Two bounds with one question and one error.', selector: '#need-guide-sizeMin' },
      { name: 'Rent', about: 'Two bounds as well.', selector: '#need-guide-rentMin' },
      { name: 'Days', about: 'What `renderDay` draws, such as a DatePicker.' },
      { name: 'Amenities', about: 'What should be there.', selector: '#need-guide-amenities' },
      {
        name: 'Description',
        about: 'What no field asks for, with a count.',
        selector: '#need-guide-description',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <RangeField
            label="Size"
            minimumLabel="Min"
            maximumLabel="Max"
            unit={size}
            value={{ minimum: '120', maximum: '40' }}
            onChange={ignore}
            errorMessage="The minimum is above the maximum."
          />
        ),
        why: 'One question with two bounds, and one error that is about both.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <NumberField
              label="Minimum size"
              unit={size}
              value="120"
              onChange={ignore}
              errorMessage="Too large."
            />
            <NumberField
              label="Maximum size"
              unit={size}
              value="40"
              onChange={ignore}
              errorMessage="Too small."
            />
          </Stack>
        ),
        why: 'Two errors for one mistake: whoever mends both is wrong again.',
      },
    },
    {
      right: {
        picture: (
          <CheckboxGroup
            label="Property types"
            options={kinds}
            value={['office', 'retail']}
            onChange={ignore}
          />
        ),
        why: 'An office will do, and so will a shop.',
      },
      wrong: {
        picture: (
          <Select
            label="Property type"
            placeholder="Choose"
            options={kinds}
            value="office"
            onChange={ignore}
          />
        ),
        why: 'One kind only. Half of the matches are lost before the search begins.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Each box and field in their order.' },
    { name: 'Space', does: 'Ticks a box, or takes the tick away.' },
    { name: 'Enter', does: 'In a text or a number: sends the form around it.' },
  ],
  focus: [
    'A link of an ErrorSummary leads to each field: its id is `id`, a hyphen and its name. For two bounds it leads to the first.',
  ],
  heard: [
    'Each section is a group named by its title, and each question with several answers a group in it.',
    'A bound is named by the question and its word: “Size Min”. Its unit is said, too.',
    'An error of either bound stands once, below both.',
  ],
  owes: [
    'A Form or a Wizard around it, and `needFailures` with the same `id` for its summary.',
    'Days and addresses that come on demand: `renderDay`, `renderAddress`.',
    'Reading what is typed: numbers are handed over as they are written.',
  ],
};
