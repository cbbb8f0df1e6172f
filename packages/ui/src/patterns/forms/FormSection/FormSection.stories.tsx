import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { Form } from '../Form/Form.tsx';
import { FieldRow, FormSection } from './FormSection.tsx';
import { guide } from './FormSection.guide.tsx';

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  parameters: { guide },
  args: {
    title: 'Contact person',
    children: (
      <>
        <FieldRow>
          <TextField label="First name" autoComplete="given-name" />
          <TextField label="Last name" autoComplete="family-name" description="As on the door." />
          <TextField label="Phone number" type="tel" errorMessage="Enter a phone number." />
        </FieldRow>
        <TextField label="Address" />
      </>
    ),
  },
} satisfies Meta<typeof FormSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Contact person' })).toBeVisible();
  },
};

export const Stacked: Story = {
  render: (args) => (
    <Stack gap={8}>
      <FormSection {...args} />
      <FormSection {...args} title="Organisation" headingLevel={3} />
    </Stack>
  ),
};

export const InOneRhythmWithinAForm: Story = {
  tags: ['behaviour'],
  render: () => (
    <Form onSubmit={() => {}} labels={{ submit: 'Add property', submitting: 'Adding' }}>
      <FormSection title="Lessor">
        <TextField label="Owner" />
      </FormSection>
      <Stack gap={8}>
        <FormSection title="Location">
          <TextField label="Address" />
        </FormSection>
        <FormSection title="Premises">
          <FieldRow>
            <TextField label="Size" />
            <TextField label="Condition" />
          </FieldRow>
        </FormSection>
      </Stack>
      <FormSection title="Preferred tenant">
        <TextField label="Industry" />
      </FormSection>
    </Form>
  ),
  play: async ({ canvas }) => {
    const sections = canvas.getAllByRole('group').map((section) => section.getBoundingClientRect());
    const distances = sections
      .slice(1)
      .map(({ top }, index) => Math.round(top - (sections[index]?.bottom ?? 0)));
    await expect(distances).toEqual([32, 32, 32]);
  },
};
