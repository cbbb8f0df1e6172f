import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { InState } from '../../testing/InState.tsx';
import { guide } from './TextArea.guide.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { label: 'Short description', description: 'At most 50 words.', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Counts words as an app would: `maximum` is what the hint beside the field says. */
function Counting({ maximum, ...props }: TextAreaProps & { readonly maximum: number }) {
  const [value, setValue] = useState(props.defaultValue ?? '');
  const used = value.split(/\s+/u).filter((word) => word !== '').length;
  const text =
    used > maximum ? `${used} words: ${used - maximum} more than fit` : `${used} of ${maximum} words`;
  return <TextArea {...props} value={value} onChange={setValue} count={{ used, maximum, text }} />;
}

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <TextArea
        label="Description"
        isRequired
        defaultValue="Two rooms and a shop window on the ground floor."
      />
      <Counting label="Short description" maximum={50} defaultValue="Bright office by the harbour." />
      <Counting label="Over the hint" maximum={3} defaultValue="Bright office by the harbour." />
      <TextArea
        label="Description"
        defaultValue={'Long. '.repeat(60)}
        errorMessage="Enter at most 300 characters. There are 360."
      />
      <TextArea label="View" defaultValue="The sea." optionalMark="(optional)" />
      <InState state="hovered">
        <TextArea label="Hovered" defaultValue="The sea." />
      </InState>
      <InState state="focused">
        <TextArea label="Focused" defaultValue="The sea." />
      </InState>
    </Stack>
  ),
};

export const WarnsOverTheHintAndTakesTheText: Story = {
  tags: ['behaviour'],
  render: (args) => <Counting {...args} maximum={3} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Short description' });
    await userEvent.tab();
    await userEvent.keyboard('two words');
    await expect(field).toHaveAccessibleDescription('At most 50 words. 2 of 3 words');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard(' and more');
    await expect(field).toHaveValue('two words and more');
    await expect(field).toBeValid();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 words: 1 more than fit'), {
      timeout: 5000,
    });
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    defaultValue: 'a'.repeat(300),
    count: { used: 300, maximum: 50, text: 'ä'.repeat(300) },
  },
  play: expectNoSideScroll,
};
