import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormProps } from '../Form/Form.tsx';
import { failuresOf } from '../Form/namedField.ts';
import { Holding } from '../stories/Holding.tsx';
import { onDemand } from '../stories/onDemand.tsx';
import * as words from '../stories/premises.ts';
import { ShownInForm } from '../stories/ShownInForm.tsx';
import { guide } from './PropertyFields.guide.tsx';
import { PropertyFields, propertyFieldNames, type PropertyFieldsProps } from './PropertyFields.tsx';

const wrong = {
  residenceType: 'Fill this in',
  roomCount: 'Fill this in',
  floor: 'Fill this in',
  sizeMin: 'Write a number above 0',
  rentMin: 'Write a number, such as 1250',
  moveOutDate: 'The premises are given up before they are free',
};

function PropertyForm({ form, ...props }: PropertyFieldsProps & { form?: Partial<FormProps> }) {
  return (
    <Holding {...props}>
      {(held) => (
        <ShownInForm fieldFailures={failuresOf(props.id, propertyFieldNames, props)} {...form}>
          <PropertyFields {...props} {...held} />
        </ShownInForm>
      )}
    </Holding>
  );
}

const meta = {
  title: 'Forms/PropertyFields',
  component: PropertyFields,
  parameters: { guide },
  args: {
    ...onDemand,
    id: 'property',
    values: {
      residenceType: 'office',
      roomCount: '3',
      floor: null,
      condition: null,
      view: '',
      sizeMin: '120',
      rentMin: '1499',
      depositAmount: '',
      deposit: true,
      moveInDate: '',
      moveOutDate: '',
      amenities: ['kitchen', 'wc', 'elevator'],
      description: 'Light rooms around a quiet courtyard, two minutes from the metro.',
    },
    onChange: fn(),
    labels: {
      ...words.premisesLabels,
      residenceType: 'Property type',
      condition: 'Condition',
      view: 'View',
      depositAmount: 'Deposit',
    },
    hints: { description: 'At most 50 words' },
    required: ['address', 'residenceType', 'roomCount', 'floor', 'sizeMin', 'rentMin'],
    titles: words.premisesTitles,
    units: words.premisesUnits,
    depositUnit: { sign: '€', spoken: 'euros' },
    placeholder: 'Choose',
    noneLabel: 'No answer',
    descriptionCount: { used: 11, maximum: 50, text: '11 of 50 words' },
    options: {
      residenceType: [
        { value: 'office', label: 'Office' },
        { value: 'coWorkingSpace', label: 'Co-working space' },
        { value: 'retail', label: 'Retail' },
      ],
      roomCount: words.roomCounts,
      floor: words.floors,
      condition: [{ value: 'new', label: 'New' }],
      amenities: words.amenities,
    },
  },
  render: PropertyForm,
} satisfies Meta<typeof PropertyFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { render: (args) => <PropertyForm {...args} form={{ isPending: true }} /> };

export const Failed: Story = {
  render: (args) => <PropertyForm {...args} form={{ failure: 'The premises could not be saved.' }} />,
};

export const ErrorsWithSummary: Story = {
  args: { errors: wrong },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: '6 things to mend' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Size: Write a number above 0' }));
    await expect(canvas.getByRole('textbox', { name: /^Size/u })).toHaveFocus();
  },
};

export const DepositUnlessThereIsNone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Deposit/u })).not.toBeInTheDocument();
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
  render: ({ renderAddress: _, ...args }) => <PropertyForm {...args} />,
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
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ floor: 'bottom' });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}85{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sizeMin: '85' });
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
