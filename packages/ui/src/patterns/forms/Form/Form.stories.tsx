import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../../components/Link/Link.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Page } from '../../../layout/Page.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { guide } from './Form.guide.tsx';
import { Form, type FormProps } from './Form.tsx';

const failures = [
  { fieldId: 'first-name', message: 'Enter your first name.' },
  { fieldId: 'phone', message: 'Enter a phone number, for example 040 123 4567.' },
];

const fields = (
  <>
    <TextField id="first-name" label="First name" autoComplete="given-name" isRequired />
    <TextField id="phone" label="Phone number" type="tel" autoComplete="tel" isRequired />
  </>
);

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: { guide },
  args: {
    title: 'Your Details',
    children: fields,
    onSubmit: fn(),
    labels: { submit: 'Save', submitting: 'Saving' },
    secondary: (
      <Link href="#information" variant="standalone">
        Cancel
      </Link>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'Your Details' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('Aino{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Narrow: Story = {
  args: {
    layout: 'narrow',
    footer: (
      <Link href="#signup" variant="standalone">
        Sign Up
      </Link>
    ),
  },
  render: ({ secondary: _, ...args }) => <Form {...args} />,
};

export const Compact: Story = {
  args: { layout: 'compact' },
  render: ({ secondary: _, title: __, ...args }) => <Form {...args} />,
};

export const Sections: Story = {
  args: {
    layout: 'sections',
    children: <FormSection title="Your details">{fields}</FormSection>,
  },
  // On phones, the bar of its buttons reaches from edge to edge.
  render: ({ title: _, ...args }) => (
    <Page>
      <Form {...args} />
    </Page>
  ),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Aino{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Saving')).toHaveRole('status');
  },
};

export const Failed: Story = {
  args: { failure: 'Couldn’t save your changes. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t save your changes. Try again.');
  },
};

export const Succeeded: Story = { args: { success: 'Your changes are saved.' } };

export const DraftKept: Story = { args: { draft: 'Draft saved on this device' } };

function Failing({ fieldFailures, ...props }: FormProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <Form
      {...props}
      attempts={attempts}
      {...(attempts > 0 && fieldFailures !== undefined && { fieldFailures })}
      onSubmit={() => setAttempts((count) => count + 1)}
    />
  );
}

export const SummaryTakesTheFocus: Story = {
  tags: ['behaviour'],
  args: { fieldFailures: failures, summaryTitle: '2 fields need your attention' },
  render: Failing,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('link', { name: 'Enter a phone number, for example 040 123 4567.' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus();
  },
};

export const FirstWrongFieldTakesTheFocusWithEveryAttempt: Story = {
  tags: ['behaviour'],
  args: { fieldFailures: failures },
  render: Failing,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(canvas.getByRole('textbox', { name: 'First name' })).not.toHaveFocus();
    await userEvent.click(save);
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.click(save);
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const BlockedButReachable: Story = {
  tags: ['behaviour'],
  args: {
    blocker: 'Enter your email.',
    children: <TextField label="Email" type="email" autoComplete="email" />,
  },
  play: async ({ canvas, args }) => {
    // A form of one field is sent by Enter even where nothing sends it.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'aino{Enter}');
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('Enter your email.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
