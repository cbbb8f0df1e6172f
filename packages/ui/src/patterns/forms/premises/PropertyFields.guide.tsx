import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { section } from '../FormSection/FormSection.css.ts';
import { onDemand } from '../stories/onDemand.tsx';
import * as words from '../stories/premises.ts';
import { PropertyFields } from './PropertyFields.tsx';

const ignore = () => {};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For the premises that a landlord publishes, in a Wizard or a Form: one kind, one floor, one size, one rent.',
  ],
  avoid: [
    { when: 'A tenant tells what they look for.', take: 'NeedFields' },
    { when: 'The tenant that a landlord wishes for is told.', take: 'CriteriaFields' },
    { when: 'Pictures are added and put in order.', take: 'FileUpload and PictureList' },
  ],
  anatomy: {
    picture: (
      <PropertyFields
        {...onDemand}
        id="property-guide"
        values={{
          residenceType: 'office',
          roomCount: '3',
          floor: 'top',
          condition: null,
          view: '',
          sizeMin: '120',
          rentMin: '1499',
          depositAmount: '',
          deposit: true,
          moveInDate: '2026-12-01',
          moveOutDate: '',
          amenities: ['kitchen', 'elevator'],
          description: 'Light rooms around a quiet courtyard.',
        }}
        onChange={ignore}
        labels={{
          ...words.premisesLabels,
          residenceType: 'Property type',
          condition: 'Condition',
          view: 'View',
          depositAmount: 'Deposit',
        }}
        required={['address', 'residenceType', 'roomCount', 'floor', 'sizeMin', 'rentMin']}
        titles={words.premisesTitles}
        headingLevel={3}
        units={words.premisesUnits}
        depositUnit={{ sign: '€', spoken: 'euros' }}
        placeholder="Choose"
        noneLabel="No answer"
        descriptionCount={{ used: 6, maximum: 50, text: '6 of 50 words' }}
        options={{
          residenceType: [
            { value: 'office', label: 'Office' },
            { value: 'retail', label: 'Retail' },
          ],
          roomCount: words.roomCounts,
          floor: words.floors,
          condition: [{ value: 'new', label: 'New' }],
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
        selector: '#property-guide-address',
      },
      { name: 'Kind', about: 'One of a list.', selector: '#property-guide-residenceType' },
      {
        name: 'Condition',
        about: 'May be left out: “No answer” takes a choice back.',
        selector: '#property-guide-condition',
      },
      { name: 'Rooms', about: 'One number, in one row.', selector: '#property-guide-roomCount' },
      { name: 'Size', about: 'One number with its unit.', selector: '#property-guide-sizeMin' },
      { name: 'Rent', about: 'One number with its unit.', selector: '#property-guide-rentMin' },
      { name: 'Days', about: 'What `renderDay` draws, such as a DatePicker.' },
      { name: 'Amenities', about: 'What is there.', selector: '#property-guide-amenities' },
      {
        name: 'Description',
        about: 'In a few sentences, with a count.',
        selector: '#property-guide-description',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <NumberField
            label="Rent per month"
            unit={words.premisesUnits.rent}
            value="1499"
            onChange={ignore}
          />
        ),
        why: 'The unit stands in the field, and only a number has to be written.',
      },
      wrong: {
        picture: <TextField label="Rent" defaultValue="1499 eur + VAT / kk" />,
        why: 'Everybody writes it otherwise, and nothing can be compared.',
      },
    },
    {
      right: {
        picture: <RadioGroup label="Floor" options={words.floors} value="top" onChange={ignore} />,
        why: 'Three answers, all in sight.',
      },
      wrong: {
        picture: (
          <Select label="Floor" placeholder="Choose" options={words.floors} value={null} onChange={ignore} />
        ),
        why: 'Three answers behind a press.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Each field in their order; of rooms and floors the chosen answer.' },
    { name: 'Arrows', does: 'Choose among rooms, and among floors.' },
    { name: 'Space', does: 'Ticks a box, chooses an answer.' },
    { name: 'Enter', does: 'In a text or a number: sends the form around it.' },
  ],
  focus: ['A link of an ErrorSummary leads to each field: its id is `id`, a hyphen and its name.'],
  heard: [
    'Each section is a group named by its title.',
    'Rooms and floors are a `radiogroup` each, amenities a group of boxes.',
    'A number is named by its label, and its unit is said, too.',
    'Fields named in `required` are said to be required.',
  ],
  owes: [
    'A Form or a Wizard around it, and `failuresOf` with `propertyFieldNames` and the same `id` for its summary.',
    'Days and addresses that come on demand: `renderDay`, `renderAddress`.',
    'Reading what is typed: numbers are handed over as they are written.',
  ],
};
