import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RangeField } from '../RangeField/RangeField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './ErrorSummary.guide.tsx';
import { calendar } from '../../testing/writing.ts';
import { ErrorSummary, type FieldFailure } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: { guide },
  args: {
    title: '2 fields need your attention',
    attempts: 0,
    errors: [
      { fieldId: 'email', message: 'Enter your email.' },
      { fieldId: 'floor', message: 'Select a floor.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ErrorSummary {...args} title="1 field needs your attention" errors={args.errors.slice(0, 1)} />
      <ErrorSummary {...args} />
    </Stack>
  ),
};

export const NothingWrong: Story = {
  tags: ['behaviour'],
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

const options = [
  { value: 'bottom', label: 'Bottom' },
  { value: 'top', label: 'Top' },
];

/** Every kind of field, and the role and name of what takes the focus in it. */
const fields = [
  { id: 'name', role: 'textbox', name: 'First name' },
  { id: 'secret', role: undefined, name: 'Password' },
  { id: 'text', role: 'textbox', name: 'Description' },
  { id: 'rent', role: 'textbox', name: 'Rent per month' },
  { id: 'size', role: 'textbox', name: 'Size Min' },
  { id: 'birthday', role: 'textbox', name: 'Birthday' },
  { id: 'move-in', role: 'textbox', name: 'Move-in date' },
  { id: 'address', role: 'combobox', name: 'Address' },
  { id: 'industry', role: 'combobox', name: /Industry/u },
  { id: 'level', role: 'radio', name: 'Top' },
  { id: 'types', role: 'checkbox', name: 'Bottom' },
  { id: 'terms', role: 'checkbox', name: 'I accept the terms' },
] as const;

const failures: readonly FieldFailure[] = fields.map(({ id }) => ({ fieldId: id, message: `Mend ${id}.` }));

function Form() {
  const [attempts, setAttempts] = useState(0);
  return (
    <Stack gap={6}>
      <ErrorSummary
        title="Some fields need your attention"
        errors={attempts > 0 ? failures : []}
        attempts={attempts}
      />
      <TextField id="name" label="First name" />
      <PasswordField
        id="secret"
        label="Password"
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />
      <TextArea id="text" label="Description" />
      <NumberField id="rent" label="Rent per month" />
      <RangeField
        id="size"
        label="Size"
        minimumLabel="Min"
        maximumLabel="Max"
        value={{ minimum: '', maximum: '' }}
        onChange={() => {}}
      />
      <DateField id="birthday" label="Birthday" />
      <DatePicker {...calendar} id="move-in" label="Move-in date" />
      <ComboBox
        id="address"
        label="Address"
        value=""
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
      <Select id="industry" label="Industry" placeholder="Select" options={options} />
      <RadioGroup id="level" label="Floor" options={options} defaultValue="top" />
      <CheckboxGroup id="types" label="Types" options={options} />
      <Checkbox id="terms">I accept the terms</Checkbox>
      <Button onPress={() => setAttempts((count) => count + 1)}>Submit</Button>
    </Stack>
  );
}

export const LeadsToEveryKindOfField: Story = {
  tags: ['behaviour'],
  render: Form,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const summary = canvas.getByRole('group', { name: 'Some fields need your attention' });
    await expect(summary).toHaveFocus();
    for (const { id, role, name } of fields) {
      await userEvent.click(canvas.getByRole('link', { name: `Mend ${id}.` }));
      const field = role === undefined ? canvas.getByLabelText(name) : canvas.getAllByRole(role, { name })[0];
      await expect(field, id).toHaveFocus();
    }
  },
};

export const TakesTheFocusWithEveryAttempt: Story = {
  tags: ['behaviour'],
  render: Form,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await userEvent.click(submit);
    await expect(canvas.getByRole('group', { name: 'Some fields need your attention' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mend name.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.click(submit);
    await expect(canvas.getByRole('group', { name: 'Some fields need your attention' })).toHaveFocus();
  },
};
