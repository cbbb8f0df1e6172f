import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Page } from '../../../layout/Page.tsx';
import { Form } from '../Form/Form.tsx';
import { FieldRow, FormSection } from '../FormSection/FormSection.tsx';
import { guide } from './SectionNav.guide.tsx';
import { SectionNav } from './SectionNav.tsx';

const sections = ['Your details', 'Background', 'About you', 'Description'].map((title, index) => ({
  id: `part-${index}`,
  title,
}));

const meta = {
  title: 'Forms/SectionNav',
  component: SectionNav,
  parameters: { guide },
  // On phones, the bar of its buttons reaches from edge to edge.
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: {
    label: 'Form sections',
    sections,
    children: (
      <Form layout="sections" onSubmit={() => {}} labels={{ submit: 'Save', submitting: 'Saving' }}>
        {sections.map(({ id, title }) => (
          <FormSection key={id} id={id} title={title}>
            <FieldRow>
              <TextField label={`${title}: first`} />
              <TextField label={`${title}: second`} description="For example 3" />
              <TextField label={`${title}: third`} />
            </FieldRow>
            <TextArea label={`${title}: more`} />
          </FormSection>
        ))}
      </Form>
    ),
  },
} satisfies Meta<typeof SectionNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToASection: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Description' });
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Your details');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Description' })).toHaveFocus();
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Description: first' })).toHaveFocus();
  },
};
