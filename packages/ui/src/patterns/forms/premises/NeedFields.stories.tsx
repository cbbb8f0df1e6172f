import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormProps } from '../Form/Form.tsx';
import { Holding } from '../stories/Holding.tsx';
import { onDemand } from '../stories/onDemand.tsx';
import * as words from '../stories/premises.ts';
import { ShownInForm } from '../stories/ShownInForm.tsx';
import { needFailures } from './needFailures.ts';
import { guide } from './NeedFields.guide.tsx';
import { NeedFields, type NeedFieldsProps } from './NeedFields.tsx';

const wrong = {
  address: 'Choose an address from the list',
  residenceType: 'Choose at least one',
  roomCount: 'Choose at least one',
  sizeMax: 'The minimum is above the maximum',
  rentMin: 'Fill in at least one bound',
  moveInDate: 'Choose today or a later day',
  description: 'At most 300 characters',
};

function NeedForm({ form, ...props }: NeedFieldsProps & { form?: Partial<FormProps> }) {
  return (
    <Holding {...props}>
      {(held) => (
        <ShownInForm fieldFailures={needFailures(props.id, props)} {...form}>
          <NeedFields {...props} {...held} />
        </ShownInForm>
      )}
    </Holding>
  );
}

const meta = {
  title: 'Forms/NeedFields',
  component: NeedFields,
  parameters: { guide },
  args: {
    ...onDemand,
    id: 'need',
    values: {
      residenceType: [],
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
    },
    onChange: fn(),
    labels: words.premisesLabels,
    hints: { description: 'At most 50 words' },
    required: ['address', 'residenceType', 'roomCount', 'moveInDate', 'sizeMin', 'rentMin'],
    titles: words.premisesTitles,
    bounds: { minimum: 'Min', maximum: 'Max' },
    units: words.premisesUnits,
    descriptionCount: { used: 0, maximum: 50, text: '0 of 50 words' },
    options: {
      residenceType: [
        { value: 'office', label: 'Office' },
        { value: 'storage', label: 'Storage' },
        { value: 'retail', label: 'Retail' },
      ],
      roomCount: words.roomCounts,
      floor: words.floors,
      amenities: words.amenities,
    },
  },
  render: NeedForm,
} satisfies Meta<typeof NeedFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InAWizardWithoutAPlace: Story = {
  render: ({ renderAddress: _, ...args }) => <NeedForm {...args} headingLevel={3} />,
};

export const Pending: Story = { render: (args) => <NeedForm {...args} form={{ isPending: true }} /> };

export const Failed: Story = {
  render: (args) => <NeedForm {...args} form={{ failure: 'Your wishes could not be saved. Try again.' }} />,
};

export const ErrorsWithSummary: Story = {
  args: { errors: wrong },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: '7 things to mend' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Size: The minimum is above the maximum' }));
    await expect(canvas.getByRole('textbox', { name: /Size.*Min/u })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Move-in date: Choose today or a later day' }));
    await expect(canvas.getByRole('textbox', { name: /Move-in/u })).toHaveFocus();
  },
};

export const FilledByKeyboard: Story = {
  tags: ['behaviour'],
  render: ({ renderAddress: _, ...args }) => <NeedForm {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Office' })).toHaveFocus();
    await userEvent.keyboard(' {Tab}{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ residenceType: ['office', 'retail'] });
    canvas.getByRole('textbox', { name: /Size.*Max/u }).focus();
    await userEvent.keyboard('120{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sizeMin: '40', sizeMax: '120' });
    await expect(canvas.getByRole('textbox', { name: /Rent per month.*Min/u })).toHaveFocus();
  },
};

export const RoomsAreOneRow: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const rooms = within(canvas.getByRole('group', { name: /Number of rooms/u }));
    const tops = rooms
      .getAllByRole('checkbox')
      .map((room) => room.closest('label')?.getBoundingClientRect().top);
    await expect(tops).toHaveLength(6);
    await expect(new Set(tops).size).toBe(1);
  },
};
