import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { calendar } from '../../../testing/writing.ts';
import type { FormProps } from '../Form/Form.tsx';
import { Holding } from '../stories/Holding.tsx';
import { ShownInForm } from '../stories/ShownInForm.tsx';
import { fieldFailures, type ControlledField, type FormFieldsSection } from './formField.ts';
import { guide } from './FormFields.guide.tsx';
import { FormFields, type FormFieldsProps } from './FormFields.tsx';

type Values = Readonly<Record<string, unknown>>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const renderDay = (field: ControlledField) => <DatePicker {...calendar} {...field} minimum="2026-03-01" />;

const place: FormFieldsSection = {
  title: 'Location',
  fields: [
    {
      kind: 'custom',
      name: 'address',
      label: 'Address',
      render: (field) => (
        <ComboBox
          {...field}
          options={[]}
          status="idle"
          labels={{
            loading: 'Searching',
            empty: 'No address found',
            failed: 'Search failed.',
            retry: 'Try again',
          }}
          onSelect={() => {}}
          onRetry={() => {}}
        />
      ),
    },
  ],
};

const euros = { sign: '€', spoken: 'euros a month' };

const premises: readonly FormFieldsSection[] = [
  {
    title: 'Premises',
    fields: [
      [
        {
          kind: 'select',
          name: 'residenceType',
          label: 'Property type',
          placeholder: 'Select',
          options: optionsOf({ office: 'Office', coWorkingSpace: 'Co-working space', retail: 'Retail' }),
        },
        {
          kind: 'select',
          name: 'condition',
          label: 'Condition',
          placeholder: 'Select',
          noneLabel: 'No answer',
          options: [{ value: 'new', label: 'New' }],
        },
      ],
      {
        kind: 'radio',
        name: 'roomCount',
        label: 'Number of rooms',
        options: ['1', '2', '3', '4', '5', '6+'].map((label, index) => ({ value: String(index + 1), label })),
      },
      {
        kind: 'checkboxes',
        name: 'floor',
        label: 'Floor',
        arrangement: 'row',
        options: optionsOf({ bottom: 'Bottom', middle: 'Middle', top: 'Top' }),
      },
      {
        kind: 'range',
        name: 'sizeMin',
        maximumName: 'sizeMax',
        label: 'Size',
        minimumLabel: 'Min',
        maximumLabel: 'Max',
        unit: { sign: 'm²', spoken: 'square metres' },
        isDecimal: true,
      },
      { kind: 'text', name: 'view', label: 'View', hint: 'For example “to the park”' },
    ],
  },
  {
    title: 'Rent and dates',
    fields: [
      [
        { kind: 'number', name: 'rent', label: 'Rent per month', unit: euros, isDecimal: true },
        { kind: 'number', name: 'depositAmount', label: 'Deposit', unit: { sign: '€' }, isDecimal: true },
      ],
      { kind: 'checkbox', name: 'deposit', label: 'No deposit', clears: ['depositAmount'] },
      [
        { kind: 'custom', name: 'moveInDate', label: 'Move-in date', render: renderDay },
        { kind: 'custom', name: 'moveOutDate', label: 'Move-out date', render: renderDay },
      ],
    ],
  },
  {
    title: 'More details',
    fields: [
      {
        kind: 'checkboxes',
        name: 'amenities',
        label: 'Amenities',
        arrangement: 'columns',
        options: optionsOf({
          kitchen: 'Kitchen',
          wc: 'WC',
          elevator: 'Elevator',
          loadingDock: 'Loading dock',
        }),
      },
      {
        kind: 'textArea',
        name: 'description',
        label: 'Short description',
        hint: 'At most 50 words',
        count: { used: 11, maximum: 50, text: '11 of 50 words' },
      },
    ],
  },
];

const values: Values = {
  address: 'Fredrikinkatu 44',
  residenceType: 'office',
  condition: null,
  roomCount: '3',
  floor: [],
  sizeMin: '40',
  sizeMax: '',
  view: '',
  rent: '1499',
  depositAmount: '',
  deposit: true,
  moveInDate: '2026-12-01',
  moveOutDate: '',
  amenities: ['kitchen'],
  description: 'Light rooms around a quiet courtyard, two minutes from the metro.',
};

function DescribedForm({ form, ...props }: FormFieldsProps<Values> & { form?: Partial<FormProps> }) {
  return (
    <Holding {...props}>
      {(held) => (
        <ShownInForm fieldFailures={fieldFailures(props.id, props.sections, props.errors ?? {})} {...form}>
          <FormFields {...props} {...held} />
        </ShownInForm>
      )}
    </Holding>
  );
}

const meta = {
  title: 'Forms/FormFields',
  component: FormFields<Values>,
  parameters: { guide },
  args: {
    id: 'property',
    sections: [place, ...premises],
    values,
    onChange: fn(),
    required: ['address', 'residenceType', 'roomCount', 'sizeMin', 'rent'],
  },
  render: DescribedForm,
} satisfies Meta<typeof FormFields<Values>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { render: (args) => <DescribedForm {...args} form={{ isPending: true }} /> };

export const Failed: Story = {
  render: (args) => <DescribedForm {...args} form={{ failure: 'Couldn’t save the premises. Try again.' }} />,
};

const wrong = {
  address: 'Select an address from the list',
  residenceType: 'Select a type',
  floor: 'Select at least one',
  sizeMax: 'The minimum is higher than the maximum',
  rent: 'Enter a number, such as 1250',
  moveInDate: 'Enter today’s date or a later one',
  description: 'At most 300 characters',
};

export const ErrorsWithSummary: Story = {
  args: { errors: wrong },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: '7 fields need your attention' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Size: The minimum is higher than the maximum' }));
    await expect(canvas.getByRole('textbox', { name: /Size.*Min/u })).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('link', { name: 'Move-in date: Enter today’s date or a later one' }),
    );
    await expect(canvas.getByRole('textbox', { name: /Move-in/u })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Floor: Select at least one' }));
    await expect(canvas.getByRole('checkbox', { name: 'Bottom' })).toHaveFocus();
  },
};

export const AmbiguousNumber: Story = {
  args: {
    errors: { rent: 'Did you mean 1 499 € or 1.499 €?' },
    answers: {
      rent: [
        { label: '1 499 €', name: 'rent', value: '1499' },
        { label: '1.499 €', name: 'rent', value: '1.499' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1.499 €' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ rent: '1.499' });
    await expect(canvas.getByRole('textbox', { name: /^Rent/u })).toHaveFocus();
  },
};

export const TickingClears: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const none = canvas.getByRole('checkbox', { name: 'No deposit' });
    await userEvent.click(none);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Deposit/u }), '3000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ depositAmount: '3000' });
    await userEvent.click(none);
    await expect(args.onChange).toHaveBeenLastCalledWith({ deposit: true, depositAmount: '' });
  },
};

export const FilledByKeyboard: Story = {
  tags: ['behaviour'],
  args: { sections: premises, onLeave: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const types = canvas.getByRole('combobox', { name: /Property type/u });
    await expect(types).toHaveFocus();
    await userEvent.selectOptions(types, 'Co-working space');
    await expect(args.onChange).toHaveBeenLastCalledWith({ residenceType: 'coWorkingSpace' });
    canvas.getByRole('radio', { name: '3' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ roomCount: '4' });
    await userEvent.tab();
    await userEvent.keyboard(' {Tab}{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ floor: ['bottom', 'top'] });
    canvas.getByRole('textbox', { name: /Size.*Max/u }).focus();
    await userEvent.keyboard('120{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sizeMin: '40', sizeMax: '120' });
    await expect(args.onLeave).toHaveBeenCalledWith('sizeMin');
    await expect(args.onLeave).toHaveBeenLastCalledWith('sizeMax');
    await expect(canvas.getByRole('textbox', { name: 'View' })).toHaveFocus();
  },
};

export const RoomsAreOneRow: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const rooms = within(canvas.getByRole('radiogroup', { name: /Number of rooms/u }));
    const tops = rooms
      .getAllByRole('radio')
      .map((room) => room.closest('label')?.getBoundingClientRect().top);
    await expect(tops).toHaveLength(6);
    await expect(new Set(tops).size).toBe(1);
  },
};

const profile: Pick<FormFieldsProps<Values>, 'id' | 'more' | 'sections' | 'values' | 'required'> = {
  id: 'profile',
  more: { title: 'More about you', description: 'Optional. You can also add this later.' },
  sections: [
    {
      title: 'Name and phone',
      fields: [
        [
          { kind: 'text', name: 'firstName', label: 'First name', autoComplete: 'given-name' },
          { kind: 'text', name: 'phoneNumber', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
        ],
      ],
    },
    {
      title: 'Background',
      isOptional: true,
      fields: [
        [
          {
            kind: 'custom',
            name: 'birthday',
            label: 'Birthday',
            render: (field) => <DateField {...field} />,
          },
          { kind: 'number', name: 'timeInCountry', label: 'Years in Finland', hint: 'For example 3' },
        ],
        { kind: 'checkbox', name: 'work', label: 'I work', hint: 'Also as an entrepreneur' },
        { kind: 'text', name: 'workDetails', label: 'Employer and role', isHidden: true },
      ],
    },
  ],
  values: { firstName: '', phoneNumber: '', birthday: '', timeInCountry: '', work: false },
  required: ['firstName', 'phoneNumber'],
};

export const OptionalSectionsCollapsed: Story = {
  args: profile,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute(
      'autocomplete',
      'tel',
    );
    await expect(canvas.queryByRole('textbox', { name: 'Years in Finland' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More about you' }));
    await expect(canvas.getByRole('textbox', { name: 'Years in Finland' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Employer and role' })).not.toBeInTheDocument();
  },
};

export const OpenWhereSomethingIsWrong: Story = {
  tags: ['behaviour'],
  args: { ...profile, errors: { timeInCountry: 'Enter 999 or less' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Years in Finland' })).toBeVisible();
  },
};
